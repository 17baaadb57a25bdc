const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});

// Any error or warning on the console is a defect, even if the test passes.
afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
