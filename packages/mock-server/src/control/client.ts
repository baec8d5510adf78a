import type { EndpointName } from '@croupier/core/contract'
import type { FaultKind } from '../catalogue/fault.ts'
import type { MemberFlag } from '../seed/members.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { PaymentState } from '../world/payments.ts'

export interface ControlClientOptions {
  /** The server's origin, such as `http://localhost:4173`. */
  readonly baseUrl: string
  readonly world: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A payment; amounts are in baht, instants in epoch milliseconds. */
export interface ControlPayment {
  readonly id: string
  readonly username: string
  readonly channelId: string
  readonly provider: string
  readonly state: PaymentState
  readonly requestedAmount: number
  readonly payAmount: number
  readonly receivedAmount: number | null
  readonly message: string | null
  readonly merchantRef: string
  readonly qrCode: string
  readonly createdAt: number
  readonly expiresAt: number
  readonly timeLeftMs: number | null
}

/** A member; amounts are in baht. */
export interface ControlMember {
  readonly id: string
  readonly username: string
  readonly balance: number
  readonly firstname: string
  readonly lastname: string
  readonly bankId: string
  readonly bankAccount: string
  readonly group: string | null
  readonly channels: readonly string[]
  readonly usdt: readonly string[]
  readonly minimumWithdraw: number
  readonly flags: readonly MemberFlag[]
  readonly isSignedIn: boolean
}

export type MemberFacts = Partial<Omit<ControlMember, 'id' | 'isSignedIn'>> & {
  readonly username: string
  readonly password?: string
}

export interface ControlClock {
  readonly now: number
  readonly iso: string
  readonly offsetMs: number
}

interface Repeating {
  /** How many calls; null until disarmed. Once by default. */
  readonly times?: number | null
  readonly delayMs?: number
}

export interface ArmOptions extends Repeating {
  readonly endpoint?: EndpointName
  readonly code?: number
}

export interface FaultOptions extends Repeating {
  /** Whether the handler runs and only its answer is lost. */
  readonly applied?: boolean
  readonly status?: number
}

export type RequestsFilter = { readonly since?: number; readonly endpoint?: EndpointName }

export type ControlClient = ReturnType<typeof createControlClient>

/**
 * Speaks to the control room of one world. Every method rejects with the server's own words when it
 * refuses.
 */
export function createControlClient({
  baseUrl,
  world,
  fetch = (request) => globalThis.fetch(request),
}: ControlClientOptions) {
  async function send<Answer>(path: string, body?: unknown): Promise<Answer> {
    const answer = await fetch(
      new Request(`${baseUrl}/__mock${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { 'X-Mock-World': world, 'Content-Type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${path} was refused with ${answer.status}: ${text}`)
    return JSON.parse(text)
  }
  const change = (id: string, body: unknown) =>
    send<ControlPayment>(`/payments/${encodeURIComponent(id)}`, body)

  return {
    /** Newest first. */
    payments: async () =>
      (await send<{ payments: readonly ControlPayment[] }>('/payments')).payments,
    payment: (id: string) => send<ControlPayment>(`/payments/${encodeURIComponent(id)}`),
    pay: (id: string) => change(id, { action: 'pay' }),
    /** @param amount what came in, in baht */
    payPart: (id: string, amount: number) => change(id, { action: 'payPart', amount }),
    reject: (id: string, message?: string) => change(id, { action: 'reject', message }),
    expire: (id: string) => change(id, { action: 'expire' }),

    clock: () => send<ControlClock>('/clock'),
    advance: (advanceMs: number) => send<ControlClock>('/clock', { advanceMs }),
    setClock: (set: number | string) => send<ControlClock>('/clock', { set }),
    resetClock: () => send<ControlClock>('/clock', { reset: true }),

    arm: async (id: string, options: ArmOptions = {}) => {
      await send('/arm', { case: id, ...options })
    },
    fault: async (endpoint: EndpointName, kind: FaultKind, options: FaultOptions = {}) => {
      await send('/fault', { endpoint, kind, ...options })
    },
    /** One case, or everything that is armed. */
    disarm: async (id?: string) => {
      await send('/disarm', { case: id })
    },

    members: async () => (await send<{ members: readonly ControlMember[] }>('/members')).members,
    /** Makes a member, or changes the given facts of one. */
    putMember: (facts: MemberFacts) => send<ControlMember>('/members', facts),

    /** The journal, oldest first. */
    requests: async ({ since, endpoint }: RequestsFilter = {}) => {
      const query = new URLSearchParams()
      if (since !== undefined) query.set('since', String(since))
      if (endpoint !== undefined) query.set('endpoint', endpoint)
      const { requests } = await send<{ requests: readonly JournalEntry[] }>(`/requests?${query}`)
      return requests
    },

    /** Changes the given fields of the site configuration. */
    changeSite: async (fields: Record<string, unknown>) => {
      await send('/site', fields)
    },
    maintenance: async (on: boolean) => {
      await send('/maintenance', { on })
    },
    reset: async (seed?: number) => {
      await send('/reset', { seed })
    },
  }
}
