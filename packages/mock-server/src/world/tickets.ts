import type { Random } from '@croupier/core/ports'
import { randomText } from '../base/random.text.ts'
import type { WorldClock } from './world.clock.ts'

/** What the holder of a ticket may do. */
export type TicketKind = 'newPassword' | 'chatConsent' | 'chatSignIn' | 'game' | 'gameTable'

interface Ticket {
  readonly kind: TicketKind
  readonly subject: string
  readonly expiresAt: number
}

/** Tickets that are valid for one purpose, once, for a limited time. */
export interface Tickets {
  /** @param subject the member or thing that the ticket is about */
  issue(kind: TicketKind, subject: string, lifetimeMs: number): string
  /** The subject, or null if the ticket is invalid. */
  find(kind: TicketKind, ticket: string): string | null
  /** Invalidates the ticket. */
  use(ticket: string): void
}

export function createTickets(clock: WorldClock, random: Random): Tickets {
  const tickets = new Map<string, Ticket>()
  return {
    issue: (kind, subject, lifetimeMs) => {
      const ticket = randomText(random, 32)
      tickets.set(ticket, { kind, subject, expiresAt: clock.now() + lifetimeMs })
      return ticket
    },
    find: (kind, ticket) => {
      const found = tickets.get(ticket)
      const isGood = found?.kind === kind && clock.now() < found.expiresAt
      return isGood ? found.subject : null
    },
    use: (ticket) => void tickets.delete(ticket),
  }
}
