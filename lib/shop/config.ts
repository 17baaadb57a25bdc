import * as z from "zod";
import type { Copy } from "@/lib/copy";
import type { Language } from "@/lib/language";
import { readStock, stockNames } from "@/lib/shop/catalogue";
import { place } from "@/lib/shop/facts";
import { guessPhone, readPhone } from "@/lib/shop/phone";
import { cleanText, isBlank, lengthOf } from "@/lib/text";

/** Values that stand for the owner's until those are set; obviously made up. */
const placeholders = {
  SITE_URL: "https://dehatimilk.example",
  WHATSAPP_NUMBER: "910000000000",
  PHONE: "+91 00000 00000",
  EMAIL: "hello@dehatimilk.example",
  OFFICE_ADDRESS: `Example House | Example Road | ${place.en.city}, ${place.en.state}`,
  FARM_ADDRESS: `Example Farm | Example Village | ${place.en.city}, ${place.en.state}`,
  INSTAGRAM_URL: "https://instagram.example/dehatimilk",
  FACEBOOK_URL: "https://facebook.example/dehatimilk",
  SUBSCRIBE_URL: "https://instagram.example/dehatimilk/subscribe",
};

/** The same in Hindi, as long as the English address is a placeholder as well. */
const hindiPlaceholders = {
  OFFICE_ADDRESS: `उदाहरण भवन | उदाहरण रोड | ${place.hi.city}, ${place.hi.state}`,
  FARM_ADDRESS: `उदाहरण फ़ार्म | उदाहरण गाँव | ${place.hi.city}, ${place.hi.state}`,
};

const webAddress = z.url({ protocol: /^https?$/, error: "must be a web address", abort: true });
const text = z.string().optional();
const lines = z
  .string()
  .transform((list) => list.split("|").map((line) => line.trim()))
  .refine((all) => all.every(Boolean), "must be lines of text, separated by |");

const soldOut = z.string().transform((list, context) => {
  const { ids, unknown } = readStock(list);
  if (unknown.length === 0) return ids;
  const choice = stockNames.map((names) => `    ${names.join(", ")}`);
  const message = `names what is not sold: ${unknown.join(", ")}. There are:`;
  context.addIssue([message, ...choice].join("\n"));
  return z.NEVER;
});

const notice = z
  .string()
  .transform(cleanText)
  .refine((line) => !isBlank(line), "must be text that can be read")
  .refine((line) => lengthOf(line) <= 200, "must be at most 200 characters long")
  .optional();

/** A phone number in the form for links, where it must be one of a phone with WhatsApp, or in the one for people. */
const phone = (form: "digits" | "readable") =>
  z.string().transform((typed, context) => {
    if (isPlaceholder(form === "digits" ? "WHATSAPP_NUMBER" : "PHONE", typed)) return typed;
    const found = readPhone(typed);
    if (found && !(found.isLandline && form === "digits")) return found[form];
    const guess = guessPhone(typed)?.[form];
    const rule = `91 and ten digits${form === "digits" ? ", of which the first is 6 to 9" : ""}`;
    context.addIssue(
      guess
        ? `must be written ${guess}: with 91, once, and nothing else`
        : `must be one number, ${rule}: ${form === "digits" ? "91…" : "+91 …"}; one of another country begins with +`,
    );
    return z.NEVER;
  });

const key = z.string("is missing").regex(/^\S+$/, "must have no spaces");
const secret = z
  .string("is missing")
  .min(32, "is shorter than 32 characters: take what openssl rand -base64 32 gives");
const confidentialAddress = webAddress.regex(
  /^https:|^http:..(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/i,
  "must begin with https: (http: is for this machine alone)",
);

/** The variables of the owner; `.env.example` says what each is for. */
const variables = z.object({
  SITE_URL: webAddress
    .refine((url) => new URL(url).pathname === "/", "must have no path")
    .transform((url) => new URL(url).origin),
  WHATSAPP_NUMBER: phone("digits"),
  PHONE: phone("readable"),
  EMAIL: z.email("must be an email address"),
  OFFICE_ADDRESS: lines,
  OFFICE_ADDRESS_HI: lines.optional(),
  FARM_ADDRESS: lines,
  FARM_ADDRESS_HI: lines.optional(),
  INSTAGRAM_URL: webAddress,
  FACEBOOK_URL: webAddress,
  SUBSCRIBE_URL: webAddress,
  FSSAI_LICENCE: z
    .string()
    .regex(/^\d{14}$/, "must be 14 digits")
    .optional(),
  LEGAL_NAME: text,
  LEGAL_NAME_HI: text,
  GRIEVANCE_CONTACT: text,
  GRIEVANCE_CONTACT_HI: text,
  SOLD_OUT: soldOut.default([]),
  NOTICE: notice,
  NOTICE_HI: notice,
});

/** Those with which visitors can sign in. */
const signInVariables = z.object({
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: confidentialAddress.regex(/^\w+:..[^/?#]+\/?$/, "must have no path"),
  GOOGLE_ISSUER: confidentialAddress
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://accounts.google.com"),
  AUTH_TOKEN_SYNC_URL: confidentialAddress.optional(),
  AUTH_TOKEN_SYNC_SECRET: secret.optional(),
});

/** The names of all variables. */
export const configVariables = [
  ...Object.keys(variables.shape),
  ...Object.keys(signInVariables.shape),
];

const config = variables.transform((values) => ({
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
  // The footer shows these only where they are set.
  fssaiLicence: values.FSSAI_LICENCE,
  legalName: inBoth(values.LEGAL_NAME, values.LEGAL_NAME_HI),
  grievanceContact: inBoth(values.GRIEVANCE_CONTACT, values.GRIEVANCE_CONTACT_HI),
  /** Ids of the items that cannot be ordered now. */
  soldOut: values.SOLD_OUT,
  /** A notice to all visitors, on the pages of each language; in the other one if it is written only there. */
  notice: {
    en: noticeIn("en", values.NOTICE) ?? noticeIn("hi", values.NOTICE_HI),
    hi: noticeIn("hi", values.NOTICE_HI) ?? noticeIn("en", values.NOTICE),
  },
}));

const signIn = signInVariables.refine(
  ({ AUTH_TOKEN_SYNC_URL: url, AUTH_TOKEN_SYNC_SECRET: mine, NEXTAUTH_SECRET: sessions }) =>
    !url || (mine && mine !== sessions),
  {
    path: ["AUTH_TOKEN_SYNC_SECRET"],
    error: "must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions",
  },
);

const schema = z.object({ config, signIn: signIn.optional() });

/** The owner's configuration. */
export type Config = Readonly<z.output<typeof config>>;

/** What the server needs to sign visitors in. Not for pages. */
export type SignInConfig = Readonly<z.output<typeof signIn>>;

/** The shop in one language: its copy, and the owner's configuration. */
export interface Content {
  readonly copy: Copy;
  readonly config: Config;
}

/** The environment variables of the process. */
export type Environment = Readonly<Record<string, string | undefined>>;

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

/** The same, with the list of what is wrong in place of an error. */
export function checkConfig(env: Environment) {
  const given = Object.fromEntries<string | undefined>(
    Object.entries(env)
      .map(([name, text]) => [name, unquote(cleanText(text ?? "").trim())] as const)
      .filter(([name, text]) => text && !isPlaceholder(name, text)),
  );
  /** The names of the variables that still have their placeholder. */
  const leftAtDefault = Object.keys(placeholders).filter((name) => !given[name]);
  const inHindi = Object.entries(hindiPlaceholders)
    .filter(([name]) => leftAtDefault.includes(name))
    .map(([name, words]) => [`${name}_HI`, words] as const);
  const { data, error } = schema.safeParse({
    config: { ...placeholders, ...Object.fromEntries(inHindi), ...given },
    signIn: given.GOOGLE_CLIENT_ID || given.GOOGLE_CLIENT_SECRET ? given : undefined,
  });
  const issues = error?.issues ?? [];
  const problems = issues.map(({ path, message }) => `${String(path.at(-1))} ${message}`);
  return { data, problems, leftAtDefault };
}

/** A value without the quotes around it: editors make curly ones, and forms of hosts keep straight ones. */
function unquote(value: string): string {
  return value.replace(/^(["“”„«])([^"“”„«»]*)["“”»]$|^['‘’]([^'‘’]*)['‘’]$/, "$2$3").trim();
}

/** Whether a value is the placeholder of its variable, in whatever signs. */
function isPlaceholder(name: string, value: string): boolean {
  const plain = (text: string) => text.replace(/^https?:|[^\p{L}\p{N}]/gu, "").toLowerCase();
  return Object.entries(placeholders).some(
    ([each, made]) => each === name && plain(made) === plain(value),
  );
}

/** A value in both languages; the English one also in Hindi if there is no other. */
function inBoth<Words>(en: Words, hi: Words | undefined): Readonly<Record<Language, Words>> {
  return { en, hi: hi ?? en };
}

/** The owner's notice to all visitors, and its language. */
export interface Notice {
  readonly language: Language;
  readonly text: string;
}

function noticeIn(language: Language, text: string | undefined): Notice | undefined {
  return text === undefined ? undefined : { language, text };
}
