import { en, hi, type Copy } from "@/lib/copy";
import { setLanguage } from "@/tests/support/jest/root-params";

/** Runs tests on a page of each language, with its words. */
export function inBothLanguages(tests: (copy: Copy) => void): void {
  describe.each([en, hi])("in $language", (copy) => {
    beforeEach(() => {
      setLanguage(copy.language);
      document.documentElement.lang = copy.language;
    });
    tests(copy);
  });
}
