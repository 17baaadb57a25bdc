import * as z from "zod";
import type { Language } from "@/lib/language";
import { noSignIn, placeholders, shopVariables, signInVariables } from "@/lib/shop/variables";
import { cleanText } from "@/lib/text";

const shopConfig = shopVariables.transform((values) => ({
  /** The origin of the shop, without a trailing slash. */
  siteUrl: values.SITE_URL,
  /** The seller's WhatsApp number: digits only, with the country code. */
  whatsapp: values.WHATSAPP_NUMBER,
  /** The phone number as people read it. */
  phone: values.PHONE,
  email: values.EMAIL,
  /** Complete lines, to which nothing is added. */
  officeAddress: inBoth(values.OFFICE_ADDRESS, values.OFFICE_ADDRESS_HI),
  farmAddress: inBoth(values.FARM_ADDRESS, values.FARM_ADDRESS_HI),
  /** Linked in the footer, and named in the structured data. */
  profiles: [
    { name: "Instagram", url: values.INSTAGRAM_URL },
    { name: "Facebook", url: values.FACEBOOK_URL },
  ] as const,
  subscribeUrl: values.SUBSCRIBE_URL,
  // The shop shows these only where they are set.
  fssaiLicence: values.FSSAI_LICENCE,
  legalName: inBoth(values.LEGAL_NAME, values.LEGAL_NAME_HI),
  grievanceContact: inBoth(values.GRIEVANCE_CONTACT, values.GRIEVANCE_CONTACT_HI),
  /** Ids of the items that cannot be ordered now. */
  soldOut: values.SOLD_OUT,
  /** What the pages of each language show: a notice in the other language if there is none in theirs. */
  notice: inBoth(values.NOTICE ?? values.NOTICE_HI, values.NOTICE_HI),
  /** When the owner delivers, and how one pays, as far as the owner says so. */
  ownerNotes: {
    en: [
      values.DELIVERY_NOTE ?? values.DELIVERY_NOTE_HI,
      values.PAYMENT_NOTE ?? values.PAYMENT_NOTE_HI,
    ].filter((note) => note !== undefined),
    hi: [
      values.DELIVERY_NOTE_HI ?? values.DELIVERY_NOTE,
      values.PAYMENT_NOTE_HI ?? values.PAYMENT_NOTE,
    ].filter((note) => note !== undefined),
  },
}));

export type Config = Readonly<z.output<typeof shopConfig>>;

/** What the server needs to sign visitors in. Not for pages. */
export type SignInConfig = Readonly<z.output<typeof signInVariables>>;

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables; an empty variable counts as not set. Without the
 * credentials of Google there is no sign-in.
 *
 * @throws Error that lists every variable with a wrong value
 */
export function readConfig(env: Environment) {
  const { data, problems, leftAtDefault } = checkConfig(env);
  if (data) return { ...data, leftAtDefault };
  throw new Error(["The configuration is wrong:", ...problems].join("\n  "));
}

/** As {@link readConfig}, but never throws: where a value is wrong there is no `data`, and `problems` has a sentence. */
export function checkConfig(env: Environment) {
  const given = givenValues(env);
  const leftAtDefault = Object.keys(placeholders).filter((name) => !given[name]);
  const canSignIn = given.GOOGLE_CLIENT_ID ?? given.GOOGLE_CLIENT_SECRET;
  const schema = z.object({ config: shopConfig, signIn: canSignIn ? signInVariables : noSignIn });
  const { data, error } = schema.safeParse({
    config: { ...placeholders, ...given },
    signIn: given,
  });
  const issues = error?.issues ?? [];
  const problems = issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`);
  return { data, problems, leftAtDefault };
}

/** The variables that somebody has set, without blanks around their values, and without the made-up ones. */
function givenValues(env: Environment): Environment {
  const madeUp = Object.values(placeholders);
  const values = Object.entries(env).map(
    ([name, text = ""]) => [name, cleanText(text).trim()] as const,
  );
  return Object.fromEntries(values.filter(([, text]) => text && !madeUp.includes(text)));
}

/** A value by language. Hindi pages show the English one where there is no other. */
function inBoth<Value>(en: Value, hi: Value | undefined): Readonly<Record<Language, Value>> {
  return { en, hi: hi ?? en };
}
