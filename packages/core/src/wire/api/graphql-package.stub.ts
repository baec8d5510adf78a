/**
 * Replaces the package `graphql` in the built site: graphql-request reads only the kind and the name of an operation
 * from a document, and the real parser would add 10 KiB for that.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

/** Parses a document with one named operation; all documents of the contract are such. */
export function parse(document: string) {
  const [, operation, name] = /^\s*(query|mutation)\s+(\w+)/.exec(document) ?? []
  if (!operation || !name) throw new Error('the document has no named operation')
  return { definitions: [{ kind: Kind.OPERATION_DEFINITION, operation, name: { value: name } }] }
}

/** Documents are already texts. */
export function print(document: unknown): string {
  return String(document)
}
