import * as z from 'zod/mini'
import { detailsDocument } from './site.details.fields.ts'
import { siteFields } from './site.fields.ts'

const { groupId, ...optional } = siteFields

/** The schema of `/site.json`, version 1. Only the group id and the services have no default. */
export const siteDocument = z.object({
  groupId,
  services: z.object({
    api: z.string(),
    auth: z.string(),
    reward: z.string(),
    chat: z.string(),
    content: z.string(),
  }),
  ...z.partial(z.object(optional)).shape,
  ...detailsDocument.shape,
})

export type SiteDocument = z.output<typeof siteDocument>
