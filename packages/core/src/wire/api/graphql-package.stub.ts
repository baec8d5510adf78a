/**
 * Stands in for the package `graphql` where the site is built: graphql-request reads nothing but the kind and
 * the name of an operation from a document, and a whole parser would be 10 KiB for that.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

/** Reads a document of one named operation, which all of the contract are. */
export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  if (!operation || !name) throw new Error('the document is no named operation')
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

/** Documents are texts here. */
export function print(document: unknown): string {
  return String(document)
}
