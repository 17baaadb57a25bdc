import { lateCode } from "@/components/ui/late-code";

test("code is fetched once, and is here from then on", async () => {
  let fetches = 0;
  const code = lateCode(() => Promise.resolve(++fetches));
  expect(code.loaded()).toBeUndefined();

  expect(await Promise.all([code.load(), code.load()])).toEqual([1, 1]);
  expect(await code.load()).toBe(1);
  expect(code.loaded()).toBe(1);
});

test("after a failure the next call tries again", async () => {
  let isAway = true;
  const code = lateCode(() =>
    isAway ? Promise.reject(new Error("No network")) : Promise.resolve("here"),
  );

  await expect(code.load()).rejects.toThrow("No network");
  expect(code.loaded()).toBeUndefined();
  isAway = false;
  expect(await code.load()).toBe("here");
});
