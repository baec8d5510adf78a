import { masked } from '@croupier/core/contract'
import { GraphQLError } from 'graphql/index.js'

/** The messages in which GraphQL repeats sent values, and the part of each that may stay. */
const repetitions: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error: .*/s, 'Syntax Error'],
  [/ got invalid value .*/s, ' got invalid value'],
  [/( cannot represent[^:]*): .*/s, '$1'],
  [/, found .*/s, ''],
  [/^Value .* does not exist in /s, 'This value does not exist in '],
]

/** Removes the sent value from an error, because it may be a secret. */
export function withoutValues(error: GraphQLError): GraphQLError {
  const message = repetitions.reduce(
    (text, [pattern, rest]) => text.replace(pattern, rest),
    error.message,
  )
  if (message === error.message) return error
  return new GraphQLError(message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    path: error.path ?? null,
    extensions: error.extensions,
  })
}

const textLiteral = /"""[\s\S]*?(?:"""|$)|"(?:\\.|[^"\\\n])*"?/g

/** Masks the string literals in the document of a body. */
export function withoutTexts(body: unknown): unknown {
  const { query } = Object(body)
  if (typeof query !== 'string') return body
  return { ...Object(body), query: query.replace(textLiteral, `"${masked}"`) }
}
