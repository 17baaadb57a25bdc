import { differencesBetween } from "@/scripts/open-next/allowed-differences";
import { differingAssets } from "@/scripts/open-next/build-with-open-next";
import { askForEverything, orderForms } from "@/scripts/open-next/request-every-address";
import type { StaticManifest } from "@/server/static/static-manifest";

/**
 * Sends the same requests to two servers of the shop, and prints the differences.
 *
 * @param own origin of our server
 * @param other origin of OpenNext's function
 * @returns the number of differences
 */
export async function compareAnswers(
  own: string,
  other: string,
  site: StaticManifest,
): Promise<number> {
  const expected = await askForEverything(own, site);
  const answers = await askForEverything(other, site);
  const problems = [...differencesBetween(expected, answers), ...differingAssets(site)];
  const forms = orderForms(answers);
  if (forms === 0) problems.push("No page holds the order link for browsers without scripts.");
  problems.forEach((problem) => console.log(problem));
  const files = Object.keys(site.files).length;
  console.log(
    `${answers.size} answers, ${forms} with order links, and ${files} files compared:`,
    `${problems.length} differences`,
  );
  return problems.length;
}
