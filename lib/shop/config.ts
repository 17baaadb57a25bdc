import * as z from "zod";
import type { Language } from "@/lib/language";
import { allItems, itemsOf, products } from "@/lib/shop/catalogue";
import { area } from "@/lib/shop/facts";
import { formatPhone, mobileIn } from "@/lib/shop/phone";
import { asciiDigits, cleanText, isBlank, lengthOf } from "@/lib/text";

/** Obviously made up: they stand for the values of the owner until those are set. */
export const madeUpValues = {
  SITE_URL: "https://dehatimilk.example",
  WHATSAPP_NUMBER: "910000000000",
  PHONE: "+91 00000 00000",
  EMAIL: "hello@dehatimilk.example",
  OFFICE_ADDRESS: `Example House | Example Road | ${area.en.city}, ${area.en.state}`,
  FARM_ADDRESS: `Example Farm | Example Village | ${area.en.city}, ${area.en.state}`,
  INSTAGRAM_URL: "https://instagram.example/dehatimilk",
  FACEBOOK_URL: "https://facebook.example/dehatimilk",
  SUBSCRIBE_URL: "https://instagram.example/dehatimilk/subscribe",
};

const webAddress = z.url({ protocol: /^https?$/, error: "must be a web address", abort: true });

/** Lines of text, written as `Shop 4 | Main Road`. */
const lines = z
  .string()
  .transform((text) => text.split("|").map((line) => line.trim()))
  .refine((all) => all.every(Boolean), "must be lines of text, separated by |");

/** What `SOLD_OUT` may name, by product: its id, then those of its items. */
export const soldNames = products.map(({ id }) => [id, ...itemsOf(id).map((item) => item.id)]);

/** Ids of products or of single items, written as `pure-desi-ghee, fresh-paneer:1-kg`. It becomes ids of items. */
const soldOut = z.string().transform((list, context) => {
  const names = list.split(",").flatMap((name) => name.trim() || []);
  const unknown = names.filter((name) => !soldNames.flat().includes(name));
  if (unknown.length > 0) {
    const choice = soldNames.map((all) => `\n    ${all.join(", ")}`).join("");
    context.addIssue(`names what is not sold: ${unknown.join(", ")}. There are:${choice}`);
  }
  const items = allItems.filter(({ id, product }) => names.includes(id) || names.includes(product));
  return items.map(({ id }) => id);
});

/** A text of the owner's that pages show, of so many characters at most. */
const notice = (longest: number) =>
  z
    .string()
    .transform(cleanText)
    .refine((text) => !isBlank(text), "must be text that can be read")
    .refine((text) => lengthOf(text) <= longest, `must be at most ${longest} characters long`)
    .optional();

/** An Indian mobile number, which becomes digits with the country code. The error says how to write the one that is meant. */
const phone = z.string().transform((typed, context) => {
  // Invisible marks come along when a number is copied from a phone's contacts.
  const digits = typed.replace(/[\s\p{Cf}()-]|^\W*\+|\+\W*$/gu, "");
  const isMadeUp = Object.values(madeUpValues).includes(typed);
  if (/^91[6-9]\d{9}$/.test(digits) || isMadeUp) return digits;
  const meant = mobileIn(asciiDigits(typed).replace(/\D/g, ""));
  const example = meant ? `91${meant}` : "91, and ten digits of which the first is 6 to 9";
  context.addIssue(`must be written ${example}`);
  return z.NEVER;
});

/** What the owner says in words. Each of these variables has a twin for Hindi pages, like `NOTICE_HI`. */
const textVariables = z.object({
  OFFICE_ADDRESS: lines,
  FARM_ADDRESS: lines,
  LEGAL_NAME: z.string().optional(),
  GRIEVANCE_CONTACT: z.string().optional(),
  NOTICE: notice(200),
  DELIVERY_NOTE: notice(120),
  PAYMENT_NOTE: notice(120),
});

/** What the owner says of the shop; `.env.example` explains each variable. Those that are optional show only where set. */
const shopVariables = z.object({
  /** Becomes an origin, without a trailing slash. */
  SITE_URL: webAddress
    .refine((url) => new URL(url).pathname === "/", "must have no path")
    .transform((url) => new URL(url).origin),
  /** The seller's number for orders: digits only, with the country code. */
  WHATSAPP_NUMBER: phone,
  /** Becomes the number as people read it. */
  PHONE: phone.transform(formatPhone),
  EMAIL: z.email("must be an email address"),
  INSTAGRAM_URL: webAddress,
  FACEBOOK_URL: webAddress,
  SUBSCRIBE_URL: webAddress,
  FSSAI_LICENCE: z
    .string()
    .regex(/^\d{14}$/, "must be 14 digits")
    .optional(),
  SOLD_OUT: soldOut.default([]),
});

const ownerTexts = textVariables.transform((texts) => ({
  ...texts,
  /** When the owner delivers, and how one pays, as far as the owner says so. */
  ownerNotes: [texts.DELIVERY_NOTE, texts.PAYMENT_NOTE].filter((note) => note !== undefined),
}));

/** What pages need to know of the owner: `config.SITE_URL`, and texts by language: `config[language].NOTICE`. */
export type Config = Readonly<z.output<typeof shopVariables>> &
  Readonly<Record<Language, Readonly<z.output<typeof ownerTexts>>>>;

const key = z.string("is missing").regex(/^\S+$/, "must have no spaces");

const secret = z
  .string("is missing")
  .min(32, "is shorter than 32 characters: take what openssl rand -base64 32 gives");

/** `https://shop.example/…` or, on this machine, also `http://localhost:3000/…`, `http://127.0.0.1` and `http://[::1]`. */
const confidentialAddress = webAddress.regex(
  /^https:|^http:\/\/(localhost|127(\.\d+){3}|\[::1\])(:\d+)?(\/|$)/i,
  "must begin with https: (http: is for this machine alone)",
);

const signInValues = z.object({
  GOOGLE_CLIENT_ID: key,
  GOOGLE_CLIENT_SECRET: key,
  NEXTAUTH_SECRET: secret,
  NEXTAUTH_URL: confidentialAddress.regex(/^\w+:\/\/[^/?#]+\/?$/, "must have no path"),
  GOOGLE_ISSUER: confidentialAddress
    .transform((url) => url.replace(/\/$/, ""))
    .default("https://accounts.google.com"),
  AUTH_TOKEN_SYNC_URL: confidentialAddress.optional(),
  AUTH_TOKEN_SYNC_SECRET: secret.optional(),
});

/** What signing in takes, if visitors can; `docs/sign-in.md` explains it. */
const signInConfig = signInValues.refine(
  ({ AUTH_TOKEN_SYNC_URL, AUTH_TOKEN_SYNC_SECRET, NEXTAUTH_SECRET }) =>
    !AUTH_TOKEN_SYNC_URL || (AUTH_TOKEN_SYNC_SECRET && AUTH_TOKEN_SYNC_SECRET !== NEXTAUTH_SECRET),
  {
    path: ["AUTH_TOKEN_SYNC_SECRET"],
    error: "must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions",
  },
);

/** Where visitors cannot sign in yet: what is set for it already has to be right, too. */
const noSignIn = signInValues.partial().transform(() => undefined);

/** What the server needs to sign visitors in. Not for pages. */
export type SignInConfig = Readonly<z.output<typeof signInConfig>>;

export const variableNames = [
  ...Object.keys({ ...shopVariables.shape, ...textVariables.shape, ...signInValues.shape }),
  ...Object.keys(textVariables.shape).map((name) => `${name}_HI`),
];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads the configuration from environment variables; an empty variable counts as not set. Without the
 * credentials of Google there is no sign-in.
 *
 * @throws Error that lists every variable with a wrong value
 */
export function readConfig(env: Environment) {
  const { data, problems } = checkConfig(env);
  if (data) return data;
  throw new Error(["The configuration is wrong:", ...problems].join("\n  "));
}

/** As {@link readConfig}, but never throws: where a value is wrong there is no `data`, and `problems` has a sentence. */
export function checkConfig(env: Environment) {
  const given = givenValues(env);
  const stillMadeUp = Object.keys(madeUpValues).filter((name) => !given[name]);
  const twins = Object.keys(textVariables.shape).map(
    (name) => [name, given[`${name}_HI`]] as const,
  );
  const hindi: Environment = Object.fromEntries(twins.filter(([, text]) => text));
  // Where a text is set in one language alone, the pages of both show it.
  const english = { ...madeUpValues, ...hindi, ...given };
  const canSignIn = given.GOOGLE_CLIENT_ID ?? given.GOOGLE_CLIENT_SECRET;
  const signIn = canSignIn ? signInConfig : noSignIn;
  const { data, error } = z
    .object({ shop: shopVariables, en: ownerTexts, hi: ownerTexts, signIn })
    .transform(({ shop, signIn, ...texts }) => ({ config: { ...shop, ...texts }, signIn }))
    .safeParse({ shop: english, en: english, hi: { ...english, ...hindi }, signIn: given });
  const problems = error?.issues.map(({ path: [part, name = ""], message }) => {
    const variable = String(name);
    const isTwin = hindi[variable] && (part === "hi" || !given[variable]);
    return `${variable}${isTwin ? "_HI" : ""} ${message}`;
  });
  return { data, problems: [...new Set(problems)], stillMadeUp };
}

/** The variables that somebody has set, without blanks around their values, and without the made-up ones. */
function givenValues(env: Environment): Environment {
  const madeUp = Object.values(madeUpValues);
  const values = Object.entries(env).map(
    ([name, text = ""]) => [name, cleanText(text).trim()] as const,
  );
  return Object.fromEntries(values.filter(([, text]) => text && !madeUp.includes(text)));
}
