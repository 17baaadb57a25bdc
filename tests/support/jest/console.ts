const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  for (const level of ["error", "warn"] as const) {
    jest.spyOn(console, level).mockImplementation((...words) => void complaints.push(words));
  }
});

// A test fails if it logs an error or a warning.
afterEach(() => {
  jest.restoreAllMocks();
  expect(complaints).toEqual([]);
});
