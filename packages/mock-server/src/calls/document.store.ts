import {
  type DocumentNode,
  type GraphQLError,
  parse,
  type Source,
  validate,
} from 'graphql/index.js'

/** Far more tokens than the longest operation has, but too few to delay other requests. */
const mostTokens = 2_000

/** More documents than the contract has, but too few for strangers to fill the memory. */
const mostDocuments = 200

/** Caches parsed documents, because a site sends the same few again and again. */
export interface DocumentStore {
  /** @throws GraphQLError for a text that is no document, or far longer than any of the contract */
  read(source: string | Source): DocumentNode
  /** The errors of a document; a valid one is not checked again. */
  problemsOf(...args: Parameters<typeof validate>): readonly GraphQLError[]
}

export function createDocumentStore(): DocumentStore {
  const documents = new Map<string, DocumentNode>()
  const valid = new WeakSet<DocumentNode>()
  return {
    read: (source) => {
      const text = typeof source === 'string' ? source : source.body
      const known = documents.get(text)
      if (known) return known
      const document = parse(source, { maxTokens: mostTokens })
      if (documents.size < mostDocuments) documents.set(text, document)
      return document
    },
    problemsOf: (schema, document, ...rest) => {
      if (valid.has(document)) return []
      const problems = validate(schema, document, ...rest)
      if (problems.length === 0) valid.add(document)
      return problems
    },
  }
}

export const sentDocuments = createDocumentStore()
