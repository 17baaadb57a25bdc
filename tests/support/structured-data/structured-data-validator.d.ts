declare module "@adobe/structured-data-validator" {
  export interface Issue {
    readonly issueMessage: string;
    readonly severity: "ERROR" | "WARNING";
    /** "schemaOrg" where a type or a property is not in the vocabulary. */
    readonly errorType?: string;
    readonly path: readonly { readonly type?: string; readonly property?: string }[];
  }

  /** Checks nodes against the vocabulary of schema.org and what Google asks for. */
  class Validator {
    constructor(vocabulary: { readonly "@graph": readonly object[] });
    validate(data: {
      readonly jsonld: Readonly<Record<string, readonly object[]>>;
    }): Promise<readonly Issue[]>;
  }

  export { Validator as default };
}
