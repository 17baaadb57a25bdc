import { readPageMessage, readWorkerMessage } from "@/lib/offline/worker-messages";

test("accepts only messages of the exact shape", () => {
  const page = { type: "page", language: "hi", isSaving: false, fetched: ["/hi"] };
  const worker = { type: "worker", build: "b", isAway: true };

  expect(readPageMessage(page)).toEqual(page);
  expect(readWorkerMessage(worker)).toEqual(worker);
  for (const data of [
    null,
    "page",
    {},
    { type: "page" },
    { ...page, language: "fr" },
    { ...page, fetched: [1] },
    worker,
  ]) {
    expect(readPageMessage(data)).toBeUndefined();
  }
  for (const data of [undefined, 1, { ...worker, isAway: 1 }, { type: "worker" }, page]) {
    expect(readWorkerMessage(data)).toBeUndefined();
  }
});
