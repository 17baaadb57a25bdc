import * as z from "zod";
import type { Language } from "@/lib/language";
import {
  hindiPlaceholders,
  noSignIn,
  placeholders,
  shopVariables,
  signInVariables,
  type Notice,
} from "@/lib/shop/variables";
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
    en: said(
      values.DELIVERY_NOTE ?? values.DELIVERY_NOTE_HI,
      values.PAYMENT_NOTE ?? values.PAYMENT_NOTE_HI,
    ),
    hi: said(
      values.DELIVERY_NOTE_HI ?? values.DELIVERY_NOTE,
      values.PAYMENT_NOTE_HI ?? values.PAYMENT_NOTE,
    ),
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
  const hindiDefaults = Object.entries(hindiPlaceholders)
    .filter(([name]) => leftAtDefault.includes(name))
    .map(([name, text]) => [`${name}_HI`, text] as const);
  const canSignIn = given.GOOGLE_CLIENT_ID ?? given.GOOGLE_CLIENT_SECRET;
  const schema = z.object({ config: shopConfig, signIn: canSignIn ? signInVariables : noSignIn });
  const { data, error } = schema.safeParse({
    config: { ...placeholders, ...Object.fromEntries(hindiDefaults), ...given },
    signIn: given,
  });
  const issues = error?.issues ?? [];
  const problems = issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`);
  return { data, problems, leftAtDefault };
}

/** The variables that somebody has set, without blanks and quotes around their values, and without the made-up ones. */
function givenValues(env: Environment): Environment {
  const values = Object.entries(env).map(
    ([name, text]) => [name, unquote(cleanText(text ?? "").trim())] as const,
  );
  return Object.fromEntries(values.filter(([name, text]) => text && !isPlaceholder(name, text)));
}

/** A value without quotes around it: editors make curly ones of them, and the forms of hosts keep straight ones. */
function unquote(value: string): string {
  return value.replace(/^["“”„«]([^"“”„«»]*)["“”»]$|^['‘’]([^'‘’]*)['‘’]$/, "$1$2").trim();
}

/** Whether a value is the placeholder of its variable, however it is punctuated: `910000000000` for `+91 00000 00000`. */
function isPlaceholder(name: string, value: string): boolean {
  const plain = (text: string) => text.replace(/^https?:|[^\p{L}\p{N}]/gu, "").toLowerCase();
  const placeholder = new Map(Object.entries(placeholders)).get(name);
  return placeholder !== undefined && plain(value) === plain(placeholder);
}

const said = (...notices: readonly (Notice | undefined)[]) => notices.flatMap((each) => each ?? []);

/** A value by language. Hindi pages show the English one where there is no other. */
function inBoth<Value>(en: Value, hi: Value | undefined): Readonly<Record<Language, Value>> {
  return { en, hi: hi ?? en };
}
