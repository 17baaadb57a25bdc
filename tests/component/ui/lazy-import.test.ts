import { lazyImport } from "@/components/ui/lazy-import";

test("code stays available once it has been loaded", async () => {
  const code = lazyImport(() => Promise.resolve("here"));
  expect(code.loaded()).toBeUndefined();

  expect(await code.load()).toBe("here");
  expect(code.loaded()).toBe("here");
});

test("a call after a failure tries again", async () => {
  let isAway = true;
  const code = lazyImport(() =>
    isAway ? Promise.reject(new Error("No network")) : Promise.resolve("here"),
  );

  await expect(code.load()).rejects.toThrow("No network");
  expect(code.loaded()).toBeUndefined();
  isAway = false;
  expect(await code.load()).toBe("here");
});
