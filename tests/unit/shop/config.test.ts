import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { itemsOf } from "@/lib/shop/catalogue";
import { checkConfig, readConfig } from "@/lib/shop/config";
import { area } from "@/lib/shop/facts";
import { soldNames, variableNames } from "@/lib/shop/variables";
import { ghee, itemWith, paneer } from "@/tests/support/goods";

const { product } = itemWith(ghee);

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

test("names each placeholder that stands for what is missing or empty", () => {
  expect(readConfig({ EMAIL: " " }).leftAtDefault).toEqual(Object.keys(owner));
});

const inEnglish = (text: string) => ({ language: "en", text });
const inHindi = (text: string) => ({ language: "hi", text });

test("uses the owner's values, and then names no placeholder", () => {
  const longNotice = "क्षि".repeat(50);
  const { config, leftAtDefault } = readConfig({
    ...owner,
    FARM_ADDRESS_HI: "फ़ार्म | गाँव",
    LEGAL_NAME: "Dairy",
    SOLD_OUT: `${product}, ${paneer},`,
    NOTICE_HI: longNotice,
    DELIVERY_NOTE: " Orders <b>until</b> nine\ncome the next morning\u202e ",
    PAYMENT_NOTE: "Cash at the door",
    PAYMENT_NOTE_HI: "दरवाज़े पर नकद",
  });
  const delivery = inEnglish("Orders <b>until</b> nine come the next morning");

  expect(leftAtDefault).toEqual([]);
  expect(config).toMatchObject({
    siteUrl: "https://shop.example",
    whatsapp: "919999999999",
    phone: "+91 99999 99999",
    officeAddress: { en: ["Shop 4", "Main Road"], hi: ["Shop 4", "Main Road"] },
    farmAddress: { en: ["Farm"], hi: ["फ़ार्म", "गाँव"] },
    profiles: [{ url: owner.INSTAGRAM_URL }, { url: owner.FACEBOOK_URL }],
    legalName: { en: "Dairy", hi: "Dairy" },
    soldOut: [...itemsOf(product).map(({ id }) => id), paneer],
    // A notice in Hindi alone is on English pages, too.
    notice: { en: inHindi(longNotice), hi: inHindi(longNotice) },
    ownerNotes: {
      en: [delivery, inEnglish("Cash at the door")],
      hi: [delivery, inHindi("दरवाज़े पर नकद")],
    },
  });
});

test("lists every problem in one error", () => {
  const known = soldNames.map((names) => `\n    ${names.join(", ")}`).join("");
  const rows = [
    ["SITE_URL", "javascript:alert(1)", "must be a web address"],
    ["EMAIL", "nobody", "must be an email address"],
    ["OFFICE_ADDRESS", "a||b", "must be lines of text, separated by |"],
    ["FSSAI_LICENCE", "123", "must be 14 digits"],
    ["SOLD_OUT", `butter,${product}`, `names what is not sold: butter. There are:${known}`],
    ["NOTICE", "👍".repeat(201), "must be at most 200 characters long"],
    ["NOTICE_HI", "\u200b\u2060", "must be text that can be read"],
    ["PAYMENT_NOTE", "₹".repeat(121), "must be at most 120 characters long"],
  ] as const;
  const wrong = Object.fromEntries(rows.map(([name, value]) => [name, value]));
  const problems = rows.map(([name, , problem]) => `\n  ${name} ${problem}`).join("");
  const error = new Error(`The configuration is wrong:${problems}`);
  expect(() => readConfig({ ...owner, ...wrong })).toThrow(error);
});

test(".env.example has every variable, each with its placeholder", () => {
  const { city, state } = area.en;
  const text = readFileSync(".env.example", "utf8");
  const example = parseEnv(text.replaceAll("Supaul, Bihar", `${city}, ${state}`));

  expect(Object.keys(example)).toEqual(expect.arrayContaining(variableNames));
  expect(readConfig(example)).toEqual(readConfig({}));
});

const rule = "must be written 91, and ten digits of which the first is 6 to 9";
const right = "must be written 919876543210";

test.each([
  ["\u202a+91 98765 43210\u202c", undefined],
  ["+91-9876543210", undefined],
  ["919876543210\ufeff+", undefined],
  ["9876543210", right],
  ["09876543210", right],
  ["9109876543210", right],
  ["0091 98765 43210", right],
  ["https://wa.me/919876543210?text=Hi", right],
  ["९८७६५४३२१०", right],
  ["91987654321", rule],
  ["9876543210,9123456780", rule],
  ["wa.me/message/ABC", rule],
  ["+91 12345 67890", rule],
  ["91-0000000000", rule],
])("takes the number %j, or says that it %s", (typed, advice) => {
  const { data, problems } = checkConfig({ ...owner, WHATSAPP_NUMBER: typed, PHONE: typed });
  const { whatsapp, phone } = data?.config ?? {};
  const said = [`WHATSAPP_NUMBER ${advice}`, `PHONE ${advice}`];
  expect(advice ? problems : [whatsapp, phone]).toEqual(
    advice ? said : ["919876543210", "+91 98765 43210"],
  );
});

const signIn = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "a long random text of 32 or more",
  NEXTAUTH_URL: "https://shop.example/",
};
const sync = {
  AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens",
  AUTH_TOKEN_SYNC_SECRET: "another long random text, as long",
};
const unused = { GOOGLE_CLIENT_ID: " ", GOOGLE_CLIENT_SECRET: "" };

test("signs in by Google where its credentials are set", () => {
  const google = { GOOGLE_ISSUER: "https://accounts.google.com" };
  expect(readConfig({ ...signIn, ...sync }).signIn).toEqual({ ...signIn, ...sync, ...google });
  expect(readConfig({ ...signIn, ...unused }).signIn).toBeUndefined();
});

const tooShort =
  "NEXTAUTH_SECRET is shorter than 32 characters: take what openssl rand -base64 32 gives";
const notEncrypted = "NEXTAUTH_URL must begin with https: (http: is for this machine alone)";
const ownSecret =
  "AUTH_TOKEN_SYNC_SECRET must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions";

test.each([
  [{ GOOGLE_CLIENT_ID: "two words" }, "GOOGLE_CLIENT_ID must have no spaces"],
  [{ GOOGLE_CLIENT_SECRET: "" }, "GOOGLE_CLIENT_SECRET is missing"],
  [{ NEXTAUTH_SECRET: "x".repeat(31) }, tooShort],
  [{ ...unused, NEXTAUTH_SECRET: "short" }, tooShort],
  [{ NEXTAUTH_URL: "https://shop.example/shop" }, "NEXTAUTH_URL must have no path"],
  [{ NEXTAUTH_URL: "http://127.0.0.1.example" }, notEncrypted],
  [{ AUTH_TOKEN_SYNC_SECRET: signIn.NEXTAUTH_SECRET }, ownSecret],
  [{ AUTH_TOKEN_SYNC_SECRET: "" }, ownSecret],
])("says what is wrong with %j", (setting, problem) => {
  expect(checkConfig({ ...signIn, ...sync, ...setting }).problems).toEqual([problem]);
});
