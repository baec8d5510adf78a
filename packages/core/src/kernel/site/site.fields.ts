import * as z from 'zod/mini'
import { colour, host, line, link } from './site.values.ts'

/**
 * The fields that a site needs before its first paint; addresses and pictures are checked further elsewhere. A
 * bad field falls back as a whole, a bad item of a list alone.
 */
export const siteFields = {
  version: z.literal(1),
  groupId: z.string().check(z.minLength(1), z.maxLength(64)),
  title: line(40),
  logo: link,
  theme: z.object({
    mode: z.enum(['dark', 'light']),
    surface: colour,
    brand: colour,
    accent: colour,
  }),
  closed: z.boolean(),
  registrationDisabled: z.boolean(),
  affiliateHidden: z.boolean(),
  affiliateLink: link,
  contactLink: link,
  linkHosts: z.array(host),
  tokenRevocation: z.boolean(),
  gameFigures: z.boolean(),
  tournamentDetails: z.boolean(),
  authorizationScheme: z.string().check(z.regex(/^[A-Za-z][A-Za-z0-9-]*$/)),
}
