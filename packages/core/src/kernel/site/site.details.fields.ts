import * as z from 'zod/mini'
import { bankIds } from './bank.ids.ts'
import {
  appLink,
  colour,
  host,
  hostOrScheme,
  hostWithPort,
  line,
  link,
  secureLink,
} from './site.values.ts'

const words = z.object({ th: line(200), en: line(200) })

/** A script of the site that integrates a service of another host, and that host. */
const adapter = z.object({
  script: z.string().check(z.regex(/^(\/[a-z0-9_-]+)+\.js$/)),
  host,
})

/** The networks on which an operator may have a page. */
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
 * The fields that parts of the site need only when they are first shown. A bad optional field or list item falls
 * back alone; a bad required field makes the object that contains it fall back.
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
        /** The position of its logo in `bankLogos`, from 0. */
        logoPosition: z.optional(z.literal(bankIds.map((_, position) => position))),
      }),
    ),
  ),
  /** One picture with the square logos of all banks, stacked vertically. */
  bankLogos: z.optional(link),
  /** Whether a payout asks for the member's password; the server then needs the call that confirms it. */
  payoutPassword: z.optional(z.boolean()),
  /** Whether registering reports the timed offer that was taken to the server, which then credits it. */
  promotionClaim: z.optional(z.boolean()),
  /** A phrase that is removed from the notes of transactions, besides the documented one [OPEN-70]. */
  removedNotePhrase: z.optional(line(60)),
  /** In which widths the server of pictures has each picture, and the query that asks for one. */
  pictureSizes: z.optional(
    z.object({
      query: z.string().check(z.regex(/^[\w.,=&-]*\{width\}[\w.,=&-]*$/), z.maxLength(80)),
      widths: z.array(z.int().check(z.gte(16), z.lte(4096))).check(z.maxLength(8)),
    }),
  ),
  liveChat: z.optional(adapter),
  analytics: z.optional(adapter),
  /** Where the speed of pages is reported, for members who agreed. */
  speedReports: z.optional(link),
  gameHosts: z.optional(z.array(hostWithPort)),
  paymentPictureHosts: z.optional(z.array(host)),
  paymentLinks: z.optional(z.array(hostOrScheme)),
  bankApps: z.optional(z.array(z.object({ id: z.enum(bankIds), link: appLink }))),
})

export type DetailsDocument = z.output<typeof detailsDocument>
