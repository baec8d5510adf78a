import * as z from 'zod/mini'
import { bankIds } from './bank.ids.ts'
import { colour, host, hostOrScheme, hostWithPort, line, link, secureLink } from './site.values.ts'

const words = z.object({ th: line(200), en: line(200) })

/** A program of the site's own, which joins a service of another host to it, and that host. */
const adapter = z.object({
  script: z.string().check(z.regex(/^(\/[a-z0-9_-]+)+\.js$/)),
  host,
})

/** Where the operator can be met. */
export const socialKinds = [
  'facebook',
  'instagram',
  'line',
  'telegram',
  'tiktok',
  'x',
  'youtube',
] as const

/**
 * What parts of the site ask for when they are first shown. An optional part and an item of a list fall
 * back by themselves; what is bad in a whole that needs all of its parts takes it along.
 */
export const detailsDocument = z.object({
  texts: z.optional(
    z.object({
      withdrawSpeed: z.optional(words),
      helpWithdrawSpeed: z.optional(words),
      helpDepositLimits: z.optional(words),
      helpDepositMinimum: z.optional(words),
      advertisedSpeed: z.optional(words),
    }),
  ),
  socialLinks: z.optional(z.array(z.object({ kind: z.enum(socialKinds), link: secureLink }))),
  partners: z.optional(z.array(z.object({ name: line(60), picture: link }))),
  banks: z.optional(
    z.array(
      z.object({
        id: z.enum(bankIds),
        name: z.optional(words),
        colour: z.optional(colour),
        /** Which of the logos in `bankLogos` is its own, from 0. */
        logoPosition: z.optional(z.literal(bankIds.map((_, position) => position))),
      }),
    ),
  ),
  /** One picture with the square logos of all banks, one under the other. */
  bankLogos: z.optional(link),
  /** Whether a payout asks for the member's password, and the server has the call that confirms it. */
  payoutPassword: z.optional(z.boolean()),
  /** Whether registering tells the server of the timed offer that was taken, and the server credits it. */
  promotionClaim: z.optional(z.boolean()),
  /** What notes of transactions are shown without, besides the documented phrase [OPEN-70]. */
  removedNotePhrase: z.optional(line(60)),
  liveChat: z.optional(adapter),
  analytics: z.optional(adapter),
  gameHosts: z.optional(z.array(hostWithPort)),
  paymentPictureHosts: z.optional(z.array(host)),
  paymentLinks: z.optional(z.array(hostOrScheme)),
})

export type DetailsDocument = z.output<typeof detailsDocument>
