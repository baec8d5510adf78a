import * as z from 'zod/mini'
import { dispensable, exact, maybe, picture, wireId } from './fields.ts'

/** The fields that games and their categories have in common [GAME-02, GAME-04]. */
const basicFields = {
  _id: wireId(),
  /** `slots`, `casino`, `fishing`, `lotto`, `sports`; other words of the backend are accepted too. */
  type: z.string(),
  /** The key of the provider. */
  category: z.string(),
  /** The provider's code for it. */
  code: exact('code', z.string()),
  img: picture(),
  language: dispensable(z.string()),
  nameTh: z.string(),
  nameEn: z.string(),
  freespin: dispensable(z.boolean()),
  hot: dispensable(z.boolean()),
  new: dispensable(z.boolean()),
  categoryName: dispensable(z.string()),
  /** Its name in addresses. */
  handle: dispensable(z.string()),
}

export const game = z.object({
  ...basicFields,
  favourite: maybe(z.boolean()),
  // Only members get these two [GAME-03].
  rating: dispensable(z.number()),
  recent: maybe(z.boolean()),
  /** The path that launches it. */
  launching: maybe(z.string()),
  // These two figures are ours, and are requested only in lists: the return to player in percent, and the volatility.
  rtp: dispensable(z.number()),
  volatility: dispensable(z.enum(['low', 'medium', 'high'])),
})

export const gameCategory = z.object({
  ...basicFields,
  enable: maybe(z.boolean()),
  /** The parent category, if any. */
  root: maybe(z.string()),
  launching: maybe(z.string()),
  favourite: maybe(z.boolean()),
  recent: maybe(z.boolean()),
})

/** Which games are requested [API-37]. */
export const gameFilter = {
  groupID: z.string().check(z.minLength(1)),
  type: z.optional(z.string()),
  search: z.optional(z.string()),
  category: z.optional(z.string()),
  hot: z.optional(z.boolean()),
  gameNew: z.optional(z.boolean()),
  freespin: z.optional(z.boolean()),
  limit: z.optional(z.int().check(z.gte(1))),
  categoryName: z.optional(z.string()),
  handle: z.optional(z.string()),
}

/** Which categories are requested [API-39]. */
export const categoryFilter = {
  groupID: z.string().check(z.minLength(1)),
  type: z.optional(z.string()),
  handle: z.optional(z.string()),
}
