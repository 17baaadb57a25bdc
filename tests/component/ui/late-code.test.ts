import { lateCode } from "@/components/ui/late-code";

test("code that has been loaded is here from then on", async () => {
  const code = lateCode(() => Promise.resolve("here"));
  expect(code.loaded()).toBeUndefined();

  expect(await code.load()).toBe("here");
  expect(code.loaded()).toBe("here");
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
