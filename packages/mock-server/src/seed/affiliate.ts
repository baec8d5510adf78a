/** The share of invited members' turnover that the inviting member gets, in percent. */
export const commissionPercent = 0.5

/** A member who registered by an invitation before the world began. */
export interface InvitedMember {
  readonly name: string
  /** How many days before the world began. */
  readonly joinedDaysAgo: number
  readonly gameType: string
}

export interface SeedAffiliate {
  readonly username: string
  readonly ref: string
  /** Newest first. */
  readonly invited: readonly InvitedMember[]
}

const names = ['ma', 'so', 'pi', 'no', 'wi', 'ka', 'ta', 'su', 'ar', 'bo', 'ch', 'di'] as const
const gameTypes = ['slots', 'casino', 'slots', 'fishing', 'sports', 'lotto'] as const

/** The part after `/aff/` in the invitation link of a member. */
export function refOf(username: string): string {
  return seedAffiliates.find((one) => one.username === username)?.ref ?? username.toUpperCase()
}

/** The members who invite. The demo member has more than a page of friends. */
export const seedAffiliates: readonly SeedAffiliate[] = [
  {
    username: 'demo',
    ref: 'DEMO7',
    invited: Array.from({ length: 23 }, (_, index) => ({
      name: `${names[index % names.length]}***${(index * 7) % 10}`,
      joinedDaysAgo: 2 + Math.round(index * 2.5),
      gameType: gameTypes[index % gameTypes.length] ?? 'slots',
    })),
  },
]
