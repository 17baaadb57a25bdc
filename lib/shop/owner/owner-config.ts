import * as z from "zod";
import type { Copy } from "@/lib/copy/copy-type";
import type { Language } from "@/lib/language/language";
import { place, placeInHindi } from "@/lib/shop/hours-area-founding-year-and-terms";
import {
  problemLines,
  readVariables,
  type Environment,
} from "@/lib/shop/owner/read-environment-variables";
import { readablePhoneNumber } from "@/lib/shop/readable-phone-number";
import { cleanTypedText, isBlank } from "@/lib/order/clean-typed-text";
import { countCharacters, maxNoticeLength } from "@/lib/shop/owner/owner-notice";
import { readNamedItems, stockNames } from "@/lib/shop/stock";

/** Values that stand for the owner's until those are set; obviously made up. */
const placeholders: Readonly<Record<string, string>> = {
  SITE_URL: "https://dehatimilk.example",
  WHATSAPP_NUMBER: "910000000000",
  PHONE: "+91 00000 00000",
  EMAIL: "hello@dehatimilk.example",
  OFFICE_ADDRESS: `Example House | Example Road | ${place.city}, ${place.state}`,
  FARM_ADDRESS: `Example Farm | Example Village | ${place.city}, ${place.state}`,
  INSTAGRAM_URL: "https://instagram.example/dehatimilk",
  FACEBOOK_URL: "https://facebook.example/dehatimilk",
  SUBSCRIBE_URL: "https://instagram.example/dehatimilk/subscribe",
};

/** The Hindi placeholders, used only while the English address is a placeholder as well. */
const hindiPlaceholders = {
  OFFICE_ADDRESS_HI: `उदाहरण भवन | उदाहरण रोड | ${placeInHindi.city}, ${placeInHindi.state}`,
  FARM_ADDRESS_HI: `उदाहरण फ़ार्म | उदाहरण गाँव | ${placeInHindi.city}, ${placeInHindi.state}`,
};

const webAddress = z.url({ protocol: /^https?$/, error: "must be a web address", abort: true });
const addressLines = z
  .string()
  .transform((text) => text.split("|").map((line) => line.trim()))
  .refine((lines) => lines.every(Boolean), "must be lines of text, separated by |");

const soldOut = z.string().transform((list, context) => {
  const { ids, unknown } = readNamedItems(list);
  if (unknown.length === 0) return ids;
  const choice = stockNames.map((names) => `    ${names.join(", ")}`);
  const message = `names what is not sold: ${unknown.join(", ")}. There are:`;
  context.addIssue([message, ...choice].join("\n"));
  return z.NEVER;
});

const notice = z
  .string()
  .transform(cleanTypedText)
  .refine((text) => !isBlank(text), "must be text that can be read")
  .refine(
    (text) => countCharacters(text) <= maxNoticeLength,
    `must be at most ${maxNoticeLength} characters long`,
  )
  .optional();

const variables = z.object({
  SITE_URL: webAddress
    .refine((url) => new URL(url).pathname === "/", "must have no path")
    .transform((url) => new URL(url).origin),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^[1-9]\d{7,14}$/, "must be digits only, with the country code: 91…"),
  PHONE: z.string().regex(/^\+?\d[\d -]{6,}$/, "must be a phone number"),
  EMAIL: z.email("must be an email address"),
  OFFICE_ADDRESS: addressLines,
  OFFICE_ADDRESS_HI: addressLines.optional(),
  FARM_ADDRESS: addressLines,
  FARM_ADDRESS_HI: addressLines.optional(),
  INSTAGRAM_URL: webAddress,
  FACEBOOK_URL: webAddress,
  SUBSCRIBE_URL: webAddress,
  FSSAI_LICENCE: z
    .string()
    .regex(/^\d{14}$/, "must be 14 digits")
    .optional(),
  LEGAL_NAME: z.string().optional(),
  LEGAL_NAME_HI: z.string().optional(),
  GRIEVANCE_CONTACT: z.string().optional(),
  GRIEVANCE_CONTACT_HI: z.string().optional(),
  SOLD_OUT: soldOut.default([]),
  NOTICE: notice,
  NOTICE_HI: notice,
});

/** The names of all variables. */
export const configVariables: readonly string[] = Object.keys(variables.shape);

const schema = variables.transform((values) => ({
  /** The origin of the shop, without a trailing slash. */
  siteUrl: values.SITE_URL,
  /** The seller's WhatsApp number: digits only, with the country code. */
  whatsapp: values.WHATSAPP_NUMBER,
  /** The phone number as people read it. */
  phone: readablePhoneNumber(values.PHONE),
  email: values.EMAIL,
  /** Complete lines, to which nothing is added. */
  officeAddress: inBoth(values.OFFICE_ADDRESS, values.OFFICE_ADDRESS_HI),
  farmAddress: inBoth(values.FARM_ADDRESS, values.FARM_ADDRESS_HI),
  instagramUrl: values.INSTAGRAM_URL,
  facebookUrl: values.FACEBOOK_URL,
  subscribeUrl: values.SUBSCRIBE_URL,
  /** Shown in the footer only when set. */
  fssaiLicence: values.FSSAI_LICENCE,
  legalName: inBoth(values.LEGAL_NAME, values.LEGAL_NAME_HI),
  grievanceContact: inBoth(values.GRIEVANCE_CONTACT, values.GRIEVANCE_CONTACT_HI),
  /** Ids of the items that cannot be ordered now. */
  soldOut: values.SOLD_OUT,
  /** A notice to all visitors, in each language in which the owner has written one. */
  notice: { en: values.NOTICE, hi: values.NOTICE_HI },
}));

/** The owner's configuration. */
export type Config = Readonly<z.output<typeof schema>>;

/** The shop in one language: its copy, and the owner's configuration. */
export interface Shop {
  readonly copy: Copy;
  readonly config: Config;
}

/**
 * Reads the configuration from environment variables; an empty variable counts as not set.
 *
 * @throws Error that lists every variable with a wrong value
 */
export function readConfig(env: Environment) {
  const given = Object.fromEntries(
    Object.entries(readVariables(env, configVariables)).filter(
      ([name, value]) => value !== placeholders[name],
    ),
  );
  const parsed = schema.safeParse({ ...placeholders, ...madeUpInHindi(given), ...given });
  if (!parsed.success) throw new Error(problemLines("The configuration is wrong:", parsed.error));
  return {
    config: parsed.data,
    /** The names of the variables that still have their placeholder. */
    leftAtDefault: Object.keys(placeholders).filter((name) => !(name in given)),
  };
}

/** If the owner has set an English address, its Hindi placeholder must not appear. */
function madeUpInHindi(given: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(hindiPlaceholders).filter(([name]) => !(name.replace("_HI", "") in given)),
  );
}

/** A value in both languages; the English one also in Hindi if there is no other. */
function inBoth<Words>(
  english: Words,
  hindi: Words | undefined,
): Readonly<Record<Language, Words>> {
  return { en: english, hi: hindi ?? english };
}
