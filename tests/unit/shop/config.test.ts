import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { itemsOf } from "@/lib/shop/catalogue";
import { checkConfig, readConfig } from "@/lib/shop/config";
import { area } from "@/lib/shop/facts";
import { soldNames, variableNames } from "@/lib/shop/variables";
import { ghee, itemWith, paneer } from "@/tests/support/goods";

/** A product, and the ids of its items. */
const { product } = itemWith(ghee);
const all = itemsOf(product).map(({ id }) => id);

const owner = {
  SITE_URL: "https://shop.example/",
  WHATSAPP_NUMBER: "919999999999",
  PHONE: "+919999999999",
  EMAIL: "owner@shop.example",
  OFFICE_ADDRESS: " Shop 4 | Main Road ",
  FARM_ADDRESS: "Farm",
  INSTAGRAM_URL: "https://a.example/i",
  FACEBOOK_URL: "https://a.example/f",
  SUBSCRIBE_URL: "https://a.example/s",
};

test("uses placeholders for what is missing or empty, and names each of them", () => {
  expect(readConfig({ EMAIL: " " }).leftAtDefault).toEqual(Object.keys(owner));
});

const longNotice = "क्षि".repeat(50);
const inEnglish = (text: string) => ({ language: "en", text });
const inHindi = (text: string) => ({ language: "hi", text });

test("uses the owner's values, and then names no placeholder", () => {
  const { config, leftAtDefault } = readConfig({
    ...owner,
    FARM_ADDRESS_HI: "फ़ार्म | गाँव",
    LEGAL_NAME: "Dairy",
    SOLD_OUT: `${product}, ${paneer},`,
    NOTICE: " No <b>delivery</b>\non 26 January & 27\u202e ",
    NOTICE_HI: longNotice,
    DELIVERY_NOTE: "Orders until nine\ncome the next morning",
    PAYMENT_NOTE: "Cash at the door",
    PAYMENT_NOTE_HI: "दरवाज़े पर नकद",
  });
  const delivery = inEnglish("Orders until nine come the next morning");

  expect(leftAtDefault).toEqual([]);
  expect(config).toMatchObject({
    siteUrl: "https://shop.example",
    whatsapp: "919999999999",
    phone: "+91 99999 99999",
    officeAddress: { en: ["Shop 4", "Main Road"], hi: ["Shop 4", "Main Road"] },
    farmAddress: { en: ["Farm"], hi: ["फ़ार्म", "गाँव"] },
    profiles: [{ url: owner.INSTAGRAM_URL }, { url: owner.FACEBOOK_URL }],
    legalName: { en: "Dairy", hi: "Dairy" },
    soldOut: [...all, paneer],
    notice: { en: inEnglish("No <b>delivery</b> on 26 January & 27"), hi: inHindi(longNotice) },
    notes: [
      { en: delivery, hi: delivery },
      { en: inEnglish("Cash at the door"), hi: inHindi("दरवाज़े पर नकद") },
    ],
  });
});

test("lists every problem in one error", () => {
  const wrong = {
    SITE_URL: "javascript:alert(1)",
    WHATSAPP_NUMBER: "+91 98765",
    PHONE: "none",
    EMAIL: "nobody",
    OFFICE_ADDRESS: "a||b",
    OFFICE_ADDRESS_HI: "|",
    INSTAGRAM_URL: "instagram",
    FSSAI_LICENCE: "123",
    SOLD_OUT: `butter,${product}:90-liter`,
    NOTICE: "👍".repeat(201),
    NOTICE_HI: "\u200b\u2060",
    PAYMENT_NOTE: "₹".repeat(121),
  };
  const known = soldNames.map((names) => `\n    ${names.join(", ")}`).join("");

  expect(() => readConfig({ ...owner, ...wrong })).toThrow(
    new Error(`The configuration is wrong:
  SITE_URL must be a web address
  WHATSAPP_NUMBER must be one number, 91 and ten digits, of which the first is 6 to 9: 91…; one of another country begins with +
  PHONE must be one number, 91 and ten digits: +91 …; one of another country begins with +
  EMAIL must be an email address
  OFFICE_ADDRESS must be lines of text, separated by |
  OFFICE_ADDRESS_HI must be lines of text, separated by |
  INSTAGRAM_URL must be a web address
  FSSAI_LICENCE must be 14 digits
  SOLD_OUT names what is not sold: butter, ${product}:90-liter. There are:${known}
  NOTICE must be at most 200 characters long
  NOTICE_HI must be text that can be read
  PAYMENT_NOTE must be at most 120 characters long`),
  );
});

test(".env.example has every variable, each with its placeholder", () => {
  const { city, state } = area.en;
  const text = readFileSync(".env.example", "utf8");
  const example = parseEnv(text.replaceAll("Supaul, Bihar", `${city}, ${state}`));

  expect(Object.keys(example)).toEqual(expect.arrayContaining(variableNames));
  expect(readConfig(example)).toEqual(readConfig({}));
});

test.each([
  ["NOTICE", "en"],
  ["NOTICE_HI", "hi"],
])("%s alone is on the pages of both languages", (name, language) => {
  const notice = { language, text: "Closed" };
  const { config } = readConfig({ ...owner, [name]: "Closed" });

  expect(config.notice).toEqual({ en: notice, hi: notice });
});

const numbers = (typed: string) => ({ ...owner, WHATSAPP_NUMBER: typed, PHONE: typed });

test.each([
  ["\u202a+91 98765 43210\u202c", "919876543210", "+91 98765 43210"],
  ["91 9876 543210", "919876543210", "+91 9876 543210"],
  ["“+91-9876543210”", "919876543210", "+91 98765 43210"],
  ["+९१९८७६५४३२१०", "919876543210", "+91 98765 43210"],
  ["919876543210\ufeff+", "919876543210", "+91 98765 43210"],
  ["+977 981-2345678", "9779812345678", "+977 981-2345678"],
  ["+65 8123 4567", "6581234567", "+65 8123 4567"],
])("takes the number %j for what it says", (typed, whatsapp, phone) => {
  expect(readConfig(numbers(typed)).config).toMatchObject({ whatsapp, phone });
});

const meant = ["9876543210", "09876543210", "9109876543210", "0091 98765 43210", "+9876543210"];
const pasted = ["https://wa.me/919876543210?text=Hi", "tel:+919876543210", "९८७६५४३२१०"];
const unclear = ["91987654321", "9876543210,9123456780", "911234567890 1", "9779812345678"];
const odd = ["wa.me/message/ABC", "+91 12345 67890", "0000000000"];

test.each([
  ...[...meant, ...pasted].map((typed) => [typed, "must be written 919876543210"]),
  ...[...unclear, ...odd].map((typed) => [typed, "must be one number, 91 and ten digits"]),
])("stops at the number %j, and says that it %s", (typed, advice) => {
  expect(() => readConfig(numbers(typed))).toThrow(`WHATSAPP_NUMBER ${advice}`);
  expect(() => readConfig(numbers(typed))).toThrow(
    `PHONE ${advice.replace("9198765", "+91 98765 ")}`,
  );
});

test("takes a landline to call, and not for WhatsApp", () => {
  const { config } = readConfig({ ...owner, PHONE: "+91 11 2345 6789" });
  expect(config.phone).toBe("+91 11 2345 6789");
  expect(() => readConfig(numbers("911123456789"))).toThrow(/^[^P]*WHATSAPP_NUMBER must[^P]*$/);
});

test.each(["http://DehatiMilk.example/", "“https://dehatimilk.example”"])(
  "knows the made-up address in %s",
  (address) => {
    expect(readConfig({ ...owner, SITE_URL: address }).leftAtDefault).toEqual(["SITE_URL"]);
  },
);

const signIn = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "a long random text of 32 or more",
  NEXTAUTH_URL: "https://shop.example/",
};
const tooShort = "is shorter than 32 characters: take what openssl rand -base64 32 gives";
const notEncrypted = "must begin with https: (http: is for this machine alone)";
const sync = { AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens" };

test("has no sign-in without Google's credentials, and with four variables Google's", () => {
  const without = { ...signIn, GOOGLE_CLIENT_ID: " ", GOOGLE_CLIENT_SECRET: "" };
  expect(readConfig(without).signIn).toBeUndefined();
  const wrong = { ...without, NEXTAUTH_SECRET: "short", NEXTAUTH_URL: "http://shop.example" };
  expect(checkConfig(wrong).problems).toEqual([
    `NEXTAUTH_SECRET ${tooShort}`,
    `NEXTAUTH_URL ${notEncrypted}`,
  ]);
  const google = { ...signIn, GOOGLE_ISSUER: "https://accounts.google.com" };
  expect(readConfig(signIn).signIn).toEqual(google);
});

test.each(["http://localhost:1", "http://127.0.0.1:1", "http://[::1]:1"])(
  "takes another provider, which may be at %s, and a receiver of tokens",
  (issuer) => {
    const more = { ...sync, AUTH_TOKEN_SYNC_SECRET: "another long random text, as long" };
    const reading = readConfig({ ...signIn, ...more, GOOGLE_ISSUER: `${issuer}/` });
    expect(reading.signIn).toEqual({ ...signIn, ...more, GOOGLE_ISSUER: issuer });
  },
);

const ownSecret =
  "AUTH_TOKEN_SYNC_SECRET must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions";

test.each([
  [
    {
      GOOGLE_CLIENT_ID: "two words",
      GOOGLE_CLIENT_SECRET: "",
      NEXTAUTH_SECRET: "",
      NEXTAUTH_URL: "dehati",
      AUTH_TOKEN_SYNC_URL: "sync",
    },
    `GOOGLE_CLIENT_ID must have no spaces
  GOOGLE_CLIENT_SECRET is missing
  NEXTAUTH_SECRET is missing
  NEXTAUTH_URL must be a web address
  AUTH_TOKEN_SYNC_URL must be a web address`,
  ],
  [{ NEXTAUTH_URL: "" }, "NEXTAUTH_URL must be a web address"],
  [{ NEXTAUTH_URL: "https://shop.example/shop" }, "NEXTAUTH_URL must have no path"],
  [{ NEXTAUTH_URL: "http://shop.example" }, `NEXTAUTH_URL ${notEncrypted}`],
  [{ NEXTAUTH_SECRET: "x".repeat(31) }, `NEXTAUTH_SECRET ${tooShort}`],
  [{ GOOGLE_ISSUER: "http://127.0.0.1.example" }, `GOOGLE_ISSUER ${notEncrypted}`],
  [{ ...sync, AUTH_TOKEN_SYNC_SECRET: "x".repeat(31) }, `AUTH_TOKEN_SYNC_SECRET ${tooShort}`],
  [{ ...sync, AUTH_TOKEN_SYNC_SECRET: signIn.NEXTAUTH_SECRET }, ownSecret],
  [sync, ownSecret],
])("says all that is wrong with %j", (setting, problems) => {
  const message = `The configuration is wrong:\n  ${problems}`;
  expect(() => readConfig({ ...signIn, ...setting })).toThrow(new Error(message));
});
