import { cancellation, complaints } from "@/lib/shop/facts";
import { formatHour } from "@/lib/shop/format";
import { hours, supportSpan } from "@/lib/copy/en/hours-and-place";

export const refund = {
  title: "Refund and Returns Policy - Dehati Milk",
  description: `When Dehati Milk takes back or refunds milk and dairy goods: check at delivery, tell us within ${hours(complaints.windowHours)}, and how to cancel an order or plan.`,
  heading: "Refund and Returns Policy",
  intro: "Milk is fresh for a short time, so our rules are short too.",
  sections: [
    {
      heading: "Freshness Guarantee",
      text: "Every delivery leaves us fresh. Please check your milk and dairy goods when they arrive, while our delivery person is with you.",
      rules: [],
    },
    {
      heading: "Return Eligibility",
      text: "",
      rules: [
        "Returns are accepted only at the time of delivery. Once the delivery person has left, returns are not entertained.",
        `Please tell us of any complaint within ${hours(complaints.windowHours)} of delivery, by call or chat, with photo or video proof if possible.`,
        `Complaints after ${hours(complaints.cutoffHours)} are not considered.`,
      ],
    },
    {
      heading: "Refund Criteria",
      text: "You receive a refund when:",
      rules: [
        "the milk was spoiled or curdled at delivery,",
        "a wrong product was delivered,",
        "your order was missed or not delivered although you had paid.",
      ],
    },
    {
      heading: "Refund Process",
      text: "After we have verified the complaint, the refund is issued, or adjusted in your next bill or delivery.",
      rules: [],
    },
    {
      heading: "Non-Refundable Items",
      text: "Milk that was accepted and then consumed or stored improperly is not refundable.",
      rules: [],
    },
    {
      heading: "Cancellation Policy",
      text: "",
      rules: [
        `Daily subscriptions: cancel by call or chat before ${formatHour(cancellation.dailyBeforeHour, ":00")}.`,
        `One-time orders: cancel up to ${hours(cancellation.oneTimeHoursBefore)} before the delivery slot.`,
      ],
    },
  ],
  help: {
    heading: "Need Help",
    phone: "Phone",
    email: "Email",
    hours: "Support hours",
    span: supportSpan,
  },
};
