import * as z from 'zod/mini'
import { ProblemError } from './problem.ts'

const english = z.locales.en().localeError

/**
 * Reads a value by its schema.
 * @param place where the value came from, for the error: `path`, `query`, `body`
 * @throws ProblemError (400) that names the first wrong field and never its value
 */
export function read<Schema extends z.core.$ZodType>(
  schema: Schema,
  value: unknown,
  place: 'path' | 'query' | 'body',
): z.output<Schema> {
  const result = z.safeParse(schema, value, { error: english })
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined
  const field = unknown ?? issue?.path.join('.') ?? ''
  throw new ProblemError(400, {
    error: unknown
      ? `unknown field "${field}" in the ${place}`
      : field
        ? `field "${field}" of the ${place} is missing or wrong`
        : `the ${place} is missing or wrong`,
    hint: issue?.message ?? 'see the contract of this call',
    ...(field ? { field } : {}),
  })
}

/**
 * Parses a body of JSON.
 * @throws ProblemError (400) if it is not JSON
 */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError(400, {
      error: 'the body is not JSON',
      hint: 'send a JSON object with Content-Type: application/json',
    })
  }
}
