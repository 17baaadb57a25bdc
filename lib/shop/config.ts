import * as z from "zod";

/** What stands in for the owner's facts until they are set: made up, and plainly so. */
const placeholders = {
  SITE_URL: "https://dehatimilk.example",
  WHATSAPP_NUMBER: "910000000000",
  PHONE: "+91 00000 00000",
  EMAIL: "hello@dehatimilk.example",
  OFFICE_ADDRESS: "Example House | Example Road",
  FARM_ADDRESS: "Example Farm | Example Village",
  INSTAGRAM_URL: "https://instagram.example/dehatimilk",
  FACEBOOK_URL: "https://facebook.example/dehatimilk",
  SUBSCRIBE_URL: "https://instagram.example/dehatimilk/subscribe",
};

const webAddress = z.url({ protocol: /^https?$/, error: "must be a web address", abort: true });
const addressLines = z
  .string()
  .transform((text) => text.split("|").map((line) => line.trim()))
  .refine((lines) => lines.every(Boolean), "must be lines of text, separated by |");

const schema = z.object({
  SITE_URL: webAddress
    .refine((url) => new URL(url).pathname === "/", "must have no path")
    .transform((url) => new URL(url).origin),
  WHATSAPP_NUMBER: z
    .string()
    .regex(/^[1-9]\d{7,14}$/, "must be digits only, with the country code: 91…"),
  PHONE: z.string().regex(/^\+?\d[\d -]{6,}$/, "must be a phone number"),
  EMAIL: z.email("must be an email address"),
  OFFICE_ADDRESS: addressLines,
  FARM_ADDRESS: addressLines,
  INSTAGRAM_URL: webAddress,
  FACEBOOK_URL: webAddress,
  SUBSCRIBE_URL: webAddress,
  FSSAI_LICENCE: z
    .string()
    .regex(/^\d{14}$/, "must be 14 digits")
    .optional(),
  LEGAL_NAME: z.string().optional(),
  GRIEVANCE_CONTACT: z.string().optional(),
});

/** What only the owner knows. */
export interface Config {
  /** Origin of the shop, without a slash at the end. */
  readonly siteUrl: string;
  /** The seller's WhatsApp number: digits only, with the country code. */
  readonly whatsapp: string;
  /** The phone number as people read it. */
  readonly phone: string;
  readonly email: string;
  /** Lines above city, state and postal code. */
  readonly officeAddress: readonly string[];
  readonly farmAddress: readonly string[];
  readonly instagramUrl: string;
  readonly facebookUrl: string;
  readonly subscribeUrl: string;
  /** Shown in the footer only when set. */
  readonly fssaiLicence: string | undefined;
  readonly legalName: string | undefined;
  readonly grievanceContact: string | undefined;
}

export interface ConfigReading {
  readonly config: Config;
  /** Names of the variables that still have their made-up value. */
  readonly leftAtDefault: readonly string[];
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 *
 * @throws Error that lists every variable with a wrong value
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>): ConfigReading {
  const given = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => {
      const value = env[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );
  const parsed = schema.safeParse({ ...placeholders, ...given });
  if (!parsed.success) {
    const problems = parsed.error.issues.map(
      (issue) => `  ${issue.path.join(".")} ${issue.message}`,
    );
    throw new Error(["The configuration is wrong:", ...problems].join("\n"));
  }
  const values = parsed.data;
  return {
    config: {
      siteUrl: values.SITE_URL,
      whatsapp: values.WHATSAPP_NUMBER,
      phone: values.PHONE,
      email: values.EMAIL,
      officeAddress: values.OFFICE_ADDRESS,
      farmAddress: values.FARM_ADDRESS,
      instagramUrl: values.INSTAGRAM_URL,
      facebookUrl: values.FACEBOOK_URL,
      subscribeUrl: values.SUBSCRIBE_URL,
      fssaiLicence: values.FSSAI_LICENCE,
      legalName: values.LEGAL_NAME,
      grievanceContact: values.GRIEVANCE_CONTACT,
    },
    leftAtDefault: Object.entries(placeholders)
      .filter(([name, value]) => (given[name] ?? value) === value)
      .map(([name]) => name),
  };
}
