import * as z from 'zod/mini'
import { type DetailsDocument, detailsDocument } from './site.details.fields.ts'
import { siteDocument } from './site.document.ts'
import { type FieldPath, removablePath } from './site.paths.ts'

export interface ValidDetails {
  readonly details: DetailsDocument
  /** The fields that were left out, such as `texts.withdrawSpeed` or `partners.2`. */
  readonly ignored: readonly string[]
}

/**
 * Reads the details of a site's document and leaves out as little as possible: the optional field or list item
 * that is bad, or the nearest one around it that is invalid without the bad part.
 */
export function readValidDetails(document: object): ValidDetails {
  const ignored: string[] = []
  for (let mended: unknown = document; ; ) {
    const read = z.safeParse(detailsDocument, mended)
    if (read.success) return { details: read.data, ignored }
    // The last issue is removed first, so that the items before it keep their numbers.
    const bad = removablePath(read.error.issues.at(-1)?.path ?? [])
    if (bad.length === 0) return { details: {}, ignored }
    ignored.unshift(bad.join('.'))
    mended = without(mended, bad)
  }
}

/** All the places where a document does not match its schema. */
export function malformedPaths(json: unknown): readonly FieldPath[] {
  return (z.safeParse(siteDocument, json).error?.issues ?? []).map(({ path }) => path)
}

function without(value: unknown, [key, ...rest]: FieldPath): unknown {
  const keep = <Part>(name: PropertyKey, part: unknown, wrap: (part: unknown) => Part): Part[] =>
    name !== key ? [wrap(part)] : rest.length > 0 ? [wrap(without(part, rest))] : []
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => keep(index, item, (kept) => kept))
  }
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, part]) =>
      keep(name, part, (kept) => [name, kept] as const),
    ),
  )
}
