import OwnersReporter from "@/tests/support/reporter";

test("the owner is told once of each story that fails twice, and not of one that passes then", () => {
  const said = jest.spyOn(console, "log").mockImplementation(() => undefined);
  const reporter = new OwnersReporter();
  const errors = [{ message: "Error: Nobody answers.\n\nReceived: nothing" }];
  for (const [title, status] of [
    ["a chat opens", "failed"],
    ["a cart is kept", "passed"],
  ] as const) {
    const story = { title, retries: 1 };
    reporter.onTestEnd(story, { status: "failed", errors, annotations: [], retry: 0 });
    const again = status === "failed" ? errors : [];
    reporter.onTestEnd(story, { status, errors: again, annotations: [], retry: 1 });
  }
  reporter.onEnd({ status: "failed" });
  const lines = ["✗ a chat opens", "    Nobody answers.", "✓ a cart is kept", "To mend: 1."];
  expect(said.mock.calls.flat()).toEqual(lines);
});
