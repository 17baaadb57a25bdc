import { watchFragment } from "@/components/navigation/set-and-watch-address-fragment";

/** Resolves when a watcher has reported the fragment that it found. */
function reported() {
  return new Promise((resolve) => setTimeout(resolve));
}

test("a fragment that is followed before its popup has loaded keeps the router's entry", async () => {
  window.history.replaceState({ router: "state" }, "", "/products");
  const stopLoader = watchFragment(() => undefined);
  await reported();
  // As the browser does it: in an entry without a state.
  window.history.pushState(null, "", "#order=a");

  const stop = watchFragment(({ takeOut }) => takeOut());
  await reported();
  stop();
  stopLoader();

  expect(window.location.hash).toBe("");
  expect(window.history.state).toEqual({ router: "state" });
});
