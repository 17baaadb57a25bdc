/** @jest-environment node */
import { isFresh } from "@/lib/auth/id-token";
import { signedHeaders } from "@/lib/auth/signature";

test("what is sent is signed with its time, as the receiver reckons it", () => {
  const mac = "be856a453414659b75e1b4693efba5a504da2beca073e521f508e8c612b0671a";
  expect(signedHeaders('{"sub":"1"}', 1_763_800_000.9, "k".repeat(32))).toEqual({
    "X-Sync-Timestamp": "1763800000",
    "X-Sync-Signature": `sha256=${mac}`,
  });
});

test("an ID token is fresh for 300 seconds", () => {
  const token = (payload: unknown) =>
    `e30.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.sig`;

  expect([
    isFresh(token({ iat: 1000, name: "देवी ÿþ?>" }), 1299.9),
    isFresh(token({ iat: 1000 }), 1300),
    isFresh(token({ iat: "1000" }), 1000),
    isFresh(token(null), 1000),
    isFresh("opaque", 1000),
  ]).toEqual([true, false, false, false, false]);
});
