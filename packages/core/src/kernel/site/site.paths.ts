import * as z from 'zod/mini'
import { detailsDocument } from './site.details.fields.ts'
import { siteDocument } from './site.document.ts'
import { siteFields } from './site.fields.ts'

/** A path into a document: `['partners', 2, 'name']`. */
export type FieldPath = readonly PropertyKey[]

/**
 * The part that falls back where a path leads to a bad value: the deepest optional field or list item on the
 * path, or the whole field or item if it is needed before the first paint. Empty where nothing falls back.
 */
export function removablePath(path: FieldPath): FieldPath {
  const field = String(path[0])
  if (field === 'groupId') return []
  if (Object.hasOwn(siteFields, field)) return path.slice(0, field === 'linkHosts' ? 2 : 1)
  let schema: z.core.$ZodType | undefined = detailsDocument
  let depth = 0
  for (const [index, key] of path.entries()) {
    if (schema instanceof z.ZodMiniOptional) schema = schema.def.innerType
    if (schema instanceof z.ZodMiniArray) {
      schema = schema.def.element
      depth = index + 1
    } else if (schema instanceof z.ZodMiniObject) {
      schema = schema.shape[String(key)]
      if (schema instanceof z.ZodMiniOptional) depth = index + 1
    }
  }
  return path.slice(0, depth)
}

/** Every place in a document with its schema; list items are written `*`, as in `partners.*.name`. */
export function documentPlaces(
  schema: z.core.$ZodType = siteDocument,
  prefix = '',
): readonly (readonly [place: string, schema: z.core.$ZodType])[] {
  if (schema instanceof z.ZodMiniOptional) return documentPlaces(schema.def.innerType, prefix)
  const parts: readonly (readonly [string, z.core.$ZodType])[] =
    schema instanceof z.ZodMiniObject
      ? Object.entries<z.core.$ZodType>(schema.shape)
      : schema instanceof z.ZodMiniArray
        ? [['*', schema.def.element]]
        : []
  return parts.flatMap(([name, part]) => {
    const place = prefix === '' ? name : `${prefix}.${name}`
    return [[place, part] as const, ...documentPlaces(part, place)]
  })
}

/** The places in the document that hold values, not objects or lists. */
export function documentLeaves(): readonly string[] {
  const places = documentPlaces().map(([place]) => place)
  return places.filter((place) => !places.some((other) => other.startsWith(`${place}.`)))
}
