import { type Satang, satang } from '@croupier/core/money'
import { type Clock, createSeededRandom } from '@croupier/core/ports'
import { seedFrom } from '../base/random.text.ts'
import type { Dialect } from '../dialect/odd.dialect.ts'
import { bonusFrom, bonusNote, bonusOf } from '../seed/bonuses.ts'
import { isTrueWallet } from '../seed/channels.ts'
import { type Catalogue, catalogueOf } from '../seed/games/catalogue.ts'
import { depositOffer } from '../seed/promotions.ts'
import { type Affiliates, createAffiliates } from './affiliates.ts'
import { type Armory, createArmory } from './armed.ts'
import { begin } from './beginnings.ts'
import type { Changes } from './changes.ts'
import { createGameRounds, type GameRounds } from './game.rounds.ts'
import { createJournal, type Journal, type JournalEntry } from './journal.ts'
import { createKeptAnswers, type KeptAnswers } from './kept-answers.ts'
import { createLedger, type Ledger, type LedgerDetails } from './ledger.ts'
import { type CallCounts, createCallCounts } from './limits.ts'
import { createMemberGames, type MemberGames } from './member.games.ts'
import { createMembers, type Members } from './members.ts'
import { createOneTimeCodes, type OneTimeCodes } from './one-time-codes.ts'
import { createPayments, type Payments } from './payments.ts'
import { createPromotions, type Promotions } from './promotions.ts'
import { createSessions, type Sessions } from './sessions.ts'
import { createSite, type Site, type SiteFields } from './site.ts'
import { createTickets, type Tickets } from './tickets.ts'
import { createTransfers, type Transfer, type Transfers } from './transfers.ts'
import { createWithdrawals, type Withdrawals } from './withdrawals.ts'
import { createWorldClock, type WorldClock } from './world.clock.ts'
import { createWorldDialect, type WorldDialect } from './world.dialect.ts'

/** One isolated backend that shares no state with others. */
export interface World {
  readonly name: string
  readonly clock: WorldClock
  readonly dialect: WorldDialect
  readonly members: Members
  readonly sessions: Sessions
  readonly oneTimeCodes: OneTimeCodes
  readonly tickets: Tickets
  readonly payments: Payments
  readonly keptAnswers: KeptAnswers
  readonly transfers: Transfers
  readonly withdrawals: Withdrawals
  readonly ledger: Ledger
  readonly promotions: Promotions
  readonly affiliates: Affiliates
  readonly memberGames: MemberGames
  readonly gameRounds: GameRounds
  /** Its games, created on first use. */
  catalogue(): Catalogue
  /** Credits a member and records the transaction. */
  payIn(username: string, amount: Satang, details?: LedgerDetails & { note?: string | null }): void
  /** Credits a member with money that nobody paid in, such as a bonus, and records the transaction. */
  grant(username: string, amount: Satang, note: string): void
  /** Credits the channel's bonus for a deposit, and returns it; zero if the channel has none. */
  grantBonus(deposit: Transfer): Satang
  readonly armory: Armory
  readonly callCounts: CallCounts
  readonly journal: Journal
  readonly site: Site
  readonly changes: Changes<JournalEntry>
}

export interface WorldOptions {
  readonly name: string
  readonly host: Clock
  readonly seed: number
  readonly site: SiteFields
  readonly changes: Changes<JournalEntry>
  /** How many games it has. */
  readonly games: number
  readonly dialect: Dialect
  /** The instant at which its clock stands, in epoch milliseconds; null if it runs with that of the server. */
  readonly frozenAt: number | null
}

/** Creates a world. Everything in it follows from its seed and name; tokens also depend on the time. */
export function createWorld(options: WorldOptions): World {
  const { name, host, seed, site, changes, games, frozenAt } = options
  const clock = createWorldClock(host)
  if (frozenAt !== null) {
    clock.freeze()
    clock.set(frozenAt)
  }
  const random = createSeededRandom(seedFrom(seed, name))
  // A token from before a reset of this world must not be issued again to the next member who signs in.
  const secrets = createSeededRandom(seedFrom(seed, `${name} ${host.now()}`))
  const ownSite = createSite(name, site)
  const dialect = createWorldDialect(
    options.dialect,
    createSeededRandom(seedFrom(seed, `${name} dialect`)),
    ownSite,
  )
  const members = createMembers(clock)
  const ledger = createLedger(clock, (username) => members.find(username)?.balance ?? null)
  const grant = (username: string, amount: Satang, note: string) => {
    members.credit(username, amount)
    const settledAt = clock.now()
    ledger.add({ username, type: 'deposit', amount, settledAt, note, isGranted: true })
  }
  const promotions = createPromotions(clock, ledger, (username) =>
    grant(username, depositOffer.credit, 'first deposit promotion'),
  )
  const payIn: World['payIn'] = (username, amount, { note = null, ...details } = {}) => {
    members.credit(username, amount)
    const settledAt = clock.now()
    ledger.add({ username, type: 'deposit', amount, settledAt, note, ...details })
    promotions.creditIfEarned(username)
  }
  const grantBonus = ({ amount, channelId, username }: Transfer): Satang => {
    const bonus = bonusOf(channelId)
    const credited = bonusFrom(channelId, amount)
    if (!bonus || credited === null) return satang(0)
    grant(username, credited, bonusNote(bonus))
    return credited
  }
  const withdrawals = createWithdrawals(clock, ledger, members.credit)
  const catalogue = () => catalogueOf(games)
  for (const member of members.all()) begin({ withdrawals, promotions }, member)
  return {
    name,
    clock,
    dialect,
    members,
    sessions: createSessions(clock, secrets, dialect.tokenLength),
    oneTimeCodes: createOneTimeCodes(clock),
    tickets: createTickets(clock, secrets),
    payments: createPayments({
      clock,
      random,
      credit: ({ channelId, merchantRef, payAmount, username }) => {
        const channel = isTrueWallet(channelId) ? 'truewallet' : 'payment'
        const bonus = bonusFrom(channelId, payAmount)
        payIn(username, payAmount, { channel, merchantRef, bonus })
        grantBonus({ username, channelId, amount: payAmount })
      },
      idOf: dialect.paymentId,
      tokenLength: dialect.tokenLength,
    }),
    keptAnswers: createKeptAnswers(clock),
    transfers: createTransfers(clock, ledger, (transfer) => {
      members.credit(transfer.username, transfer.amount)
      grantBonus(transfer)
      promotions.creditIfEarned(transfer.username)
    }),
    withdrawals,
    ledger,
    promotions,
    affiliates: createAffiliates(clock, members),
    memberGames: createMemberGames(catalogue),
    catalogue,
    gameRounds: createGameRounds(members, createSeededRandom(seedFrom(seed, `${name} games`))),
    payIn,
    grant,
    grantBonus,
    armory: createArmory(),
    callCounts: createCallCounts(clock),
    journal: createJournal(),
    site: ownSite,
    changes,
  }
}
