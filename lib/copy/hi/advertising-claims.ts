import type { claims as inEnglish } from "@/lib/copy/en/advertising-claims";

/** The same claims in Hindi. */
export const claims: typeof inEnglish = {
  pureAndFresh: "शुद्ध और ताज़ा, न कोई मिलावट, न कोई प्रिज़र्वेटिव",
  hygienic: "दुहने और पैक करने में पूरी सफ़ाई",
  freshEveryMorning: "हर सुबह ताज़ा",
};
