import {
  type DocumentNode,
  type GraphQLError,
  parse,
  type Source,
  validate,
} from 'graphql/index.js'

/** Far more than the longest operation has, and too few to keep everybody else waiting. */
const mostTokens = 2_000

/** More than the contract has, and too few to fill the memory with what strangers send. */
const mostDocuments = 200

/** The documents that were sent: a site sends the same few again and again. */
export interface DocumentStore {
  /** @throws GraphQLError for what is no document, or far longer than any of the contract */
  read(source: string | Source): DocumentNode
  /** What is wrong with a document; one that was found right is not checked again. */
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
