import * as z from 'zod/mini'
import { siteFields } from './site.fields.ts'

const closure = z.object({ closed: z._default(siteFields.closed, false) })

/** Whether a configuration closes its site; null where the configuration is malformed [NOTE-16]. */
export function closureOf(document: unknown): boolean | null {
  const read = z.safeParse(closure, document)
  return read.success ? read.data.closed : null
}
