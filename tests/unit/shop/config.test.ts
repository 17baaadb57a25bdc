import { readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { itemsOf } from "@/lib/shop/catalogue";
import { checkConfig, readConfig, soldNames, variableNames } from "@/lib/shop/config";
import { area } from "@/lib/shop/facts";
import { ghee, itemWith, paneer } from "@/tests/support/goods";

const { product } = itemWith(ghee);

const owner = {
  SITE_URL: "https://shop.example/",
  // Copied from the contacts of a phone.
  WHATSAPP_NUMBER: "\u202a+91 98765 43210\u202c",
  PHONE: "91-98765-43210\ufeff+",
  EMAIL: "owner@shop.example",
  OFFICE_ADDRESS: " Shop 4 | Main Road ",
  FARM_ADDRESS: "Farm",
  INSTAGRAM_URL: "https://a.example/i",
  FACEBOOK_URL: "https://a.example/f",
  SUBSCRIBE_URL: "https://a.example/s",
};
const signIn = {
  GOOGLE_CLIENT_ID: "id",
  GOOGLE_CLIENT_SECRET: "secret",
  NEXTAUTH_SECRET: "a long random text of 32 or more",
  NEXTAUTH_URL: "https://shop.example/",
  AUTH_TOKEN_SYNC_URL: "https://sync.example/tokens",
  AUTH_TOKEN_SYNC_SECRET: "another long random text, as long",
};
const noSignIn = { GOOGLE_CLIENT_ID: " ", GOOGLE_CLIENT_SECRET: "" };

test("uses the owner's values, in each language or else in the other", () => {
  const notice = "क्षि".repeat(50);
  const { config } = readConfig({
    ...owner,
    FARM_ADDRESS_HI: "फ़ार्म | गाँव",
    LEGAL_NAME: "Dairy",
    SOLD_OUT: `${product}, ${paneer},`,
    NOTICE_HI: notice,
    DELIVERY_NOTE: " Orders <b>until</b> nine\ncome the next morning\u202e ",
    PAYMENT_NOTE: "Cash at the door",
    PAYMENT_NOTE_HI: "दरवाज़े पर नकद",
  });
  const delivery = "Orders <b>until</b> nine come the next morning";
  const both = { OFFICE_ADDRESS: ["Shop 4", "Main Road"], LEGAL_NAME: "Dairy", NOTICE: notice };
  expect(config).toMatchObject({
    SITE_URL: "https://shop.example",
    WHATSAPP_NUMBER: "919876543210",
    PHONE: "+91 98765 43210",
    SOLD_OUT: [...itemsOf(product).map(({ id }) => id), paneer],
    en: { ...both, FARM_ADDRESS: ["Farm"], ownerNotes: [delivery, "Cash at the door"] },
    hi: { ...both, FARM_ADDRESS: ["फ़ार्म", "गाँव"], ownerNotes: [delivery, "दरवाज़े पर नकद"] },
  });
});

test("signs in by Google where its credentials are set", () => {
  const google = { GOOGLE_ISSUER: "https://accounts.google.com" };
  expect(readConfig(signIn).signIn).toEqual({ ...signIn, ...google });
  expect(readConfig({ ...signIn, ...noSignIn }).signIn).toBeUndefined();
});

test(".env.example has every variable, each with its made-up value", () => {
  const { city, state } = area.en;
  const text = readFileSync(".env.example", "utf8");
  const example = parseEnv(text.replaceAll("Supaul, Bihar", `${city}, ${state}`));
  expect(Object.keys(example)).toEqual(expect.arrayContaining(variableNames));
  expect(readConfig(example)).toEqual(readConfig({}));
});

const right = "must be written 919876543210";
const rule = "must be written 91, and ten digits of which the first is 6 to 9";
const known = soldNames.map((names) => `\n    ${names.join(", ")}`).join("");
const tooShort = "is shorter than 32 characters: take what openssl rand -base64 32 gives";
const notOwn = "must be set, and be another than NEXTAUTH_SECRET: who has that can forge sessions";

test.each([
  [{ SITE_URL: "javascript:alert(1)" }, "SITE_URL must be a web address"],
  [{ WHATSAPP_NUMBER: "9876543210" }, `WHATSAPP_NUMBER ${right}`],
  [{ WHATSAPP_NUMBER: "9109876543210" }, `WHATSAPP_NUMBER ${right}`],
  [{ WHATSAPP_NUMBER: "https://wa.me/919876543210?text=Hi" }, `WHATSAPP_NUMBER ${right}`],
  [{ PHONE: "९८७६५४३२१०" }, `PHONE ${right}`],
  [{ PHONE: "91987654321" }, `PHONE ${rule}`],
  [{ PHONE: "9876543210,9123456780" }, `PHONE ${rule}`],
  [{ PHONE: "wa.me/message/ABC" }, `PHONE ${rule}`],
  [{ PHONE: "+91 12345 67890" }, `PHONE ${rule}`],
  [{ EMAIL: "nobody" }, "EMAIL must be an email address"],
  [{ OFFICE_ADDRESS: "a||b" }, "OFFICE_ADDRESS must be lines of text, separated by |"],
  [{ FSSAI_LICENCE: "123" }, "FSSAI_LICENCE must be 14 digits"],
  [
    { SOLD_OUT: `butter,${product}` },
    `SOLD_OUT names what is not sold: butter. There are:${known}`,
  ],
  [{ NOTICE: "👍".repeat(201) }, "NOTICE must be at most 200 characters long"],
  [{ NOTICE: "Closed", NOTICE_HI: "\u200b\u2060" }, "NOTICE_HI must be text that can be read"],
  [{ PAYMENT_NOTE_HI: "₹".repeat(121) }, "PAYMENT_NOTE_HI must be at most 120 characters long"],
  [{ GOOGLE_CLIENT_ID: "two words" }, "GOOGLE_CLIENT_ID must have no spaces"],
  [{ GOOGLE_CLIENT_SECRET: "" }, "GOOGLE_CLIENT_SECRET is missing"],
  [{ NEXTAUTH_SECRET: "x".repeat(31) }, `NEXTAUTH_SECRET ${tooShort}`],
  [{ ...noSignIn, NEXTAUTH_SECRET: "short" }, `NEXTAUTH_SECRET ${tooShort}`],
  [{ NEXTAUTH_URL: "https://shop.example/shop" }, "NEXTAUTH_URL must have no path"],
  [
    { NEXTAUTH_URL: "http://127.0.0.1.example" },
    "NEXTAUTH_URL must begin with https: (http: is for this machine alone)",
  ],
  [{ AUTH_TOKEN_SYNC_SECRET: signIn.NEXTAUTH_SECRET }, `AUTH_TOKEN_SYNC_SECRET ${notOwn}`],
  [{ AUTH_TOKEN_SYNC_SECRET: "" }, `AUTH_TOKEN_SYNC_SECRET ${notOwn}`],
])("says what is wrong with %j", (setting, problem) => {
  expect(checkConfig({ ...owner, ...signIn, ...setting }).problems).toEqual([problem]);
});
