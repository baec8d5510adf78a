import { masked } from '@croupier/core/contract'
import { GraphQLError } from 'graphql/index.js'

/** Where GraphQL repeats in its own words what was sent, and what is left of them. */
const repetitions: readonly (readonly [RegExp, string])[] = [
  [/^Syntax Error: .*/s, 'Syntax Error'],
  [/ got invalid value .*/s, ' got invalid value'],
  [/( cannot represent[^:]*): .*/s, '$1'],
  [/, found .*/s, ''],
  [/^Value .* does not exist in /s, 'This value does not exist in '],
]

/** An error that does not repeat the value it is about: that may be a secret. */
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

/** A body whose document does not show the texts that were written into it. */
export function withoutTexts(body: unknown): unknown {
  const { query } = Object(body)
  if (typeof query !== 'string') return body
  return { ...Object(body), query: query.replace(textLiteral, `"${masked}"`) }
}
