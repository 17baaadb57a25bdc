import { afterEach, beforeEach, jest } from "@jest/globals";

const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});

// Whatever a component complains about on the console is a defect, also when the test passes.
afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
