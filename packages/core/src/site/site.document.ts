import * as z from 'zod/mini'

/** `/site.json` as it is served. Only the group id and the services have no default. */
export const siteDocument = z.object({
  version: z.literal(1),
  groupId: z.string(),
  title: z.optional(z.string()),
  closed: z.optional(z.boolean()),
  registrationDisabled: z.optional(z.boolean()),
  affiliateLink: z.optional(z.string()),
  contactLink: z.optional(z.string()),
  linkHosts: z.optional(z.array(z.string())),
  authorizationScheme: z.optional(z.string()),
  services: z.object({
    api: z.string(),
    auth: z.string(),
    reward: z.string(),
    chat: z.string(),
    content: z.string(),
  }),
  withdrawSpeed: z.optional(z.object({ th: z.string(), en: z.string() })),
  theme: z.optional(
    z.object({
      mode: z.enum(['dark', 'light']),
      surface: z.string(),
      brand: z.string(),
      accent: z.string(),
    }),
  ),
})

export type SiteDocument = z.output<typeof siteDocument>
