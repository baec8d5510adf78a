import type { EndpointName } from '@croupier/core/contract'
import type { SiteDocument } from '@croupier/core/site'
import type { FaultKind } from '../catalogue/fault.ts'
import type { Dialect } from '../dialect/odd.dialect.ts'
import type { JournalEntry } from '../world/journal.ts'
import type { ClockSkew } from '../world/world.clock.ts'
import type { ControlArmed, catalogueOf } from './catalogue.view.ts'
import type { clockOf } from './clock.ts'
import { notUnderstood, refused, unreachable } from './control.error.ts'
import { readEvents } from './events.reader.ts'
import type { ControlTransaction } from './ledger.ts'
import type { viewMember } from './members.ts'
import type { viewPayment } from './payments.ts'
import type { ArrivedUsdt, UsdtDeposit } from './usdt-deposits.ts'

export type { ControlArmed } from './catalogue.view.ts'
export type { ArrivedUsdt, UsdtDeposit } from './usdt-deposits.ts'

export interface ControlClientOptions {
  /** The server's origin, such as `http://localhost:4173`. */
  readonly baseUrl: string
  readonly world: string
  readonly fetch?: (request: Request) => Promise<Response>
}

/** A payment; amounts are in baht, instants in epoch milliseconds. */
export interface ControlPayment extends ReturnType<typeof viewPayment> {}

/** A member; amounts are in baht. */
export type ControlMember = ReturnType<typeof viewMember>

/** What a member may withdraw, in baht; null if there is no limit. */
export type ControlLimits = ControlMember['limits']

/** The fields that cannot be set, because they follow from others. */
type Following = 'id' | 'isSignedIn'

export type MemberFacts = Partial<Omit<ControlMember, Following | 'limits'>> & {
  readonly username: string
  readonly limits?: Partial<ControlLimits>
  readonly password?: string
}

/** A pending withdrawal; the amount in baht, instants in epoch milliseconds. */
export interface ControlWithdrawal {
  readonly id: string
  readonly username: string
  readonly amount: number
  readonly createdAt: number
  readonly paidOutAt: number
}

export interface ControlClock extends ReturnType<typeof clockOf> {}

/** A case of the catalogue. */
export type ControlCase = ReturnType<typeof catalogueOf>[number]

interface Repeating {
  /** For how many calls, by default one; null means until disarmed. */
  readonly times?: number | null | undefined
  readonly delayMs?: number | undefined
}

/** What a world begins from, where it is not as usual. */
export interface ControlBeginning {
  readonly seed?: number | undefined
  readonly games?: number | undefined
  /** The instant at which its clock stands until it is moved or thawed: ISO text or epoch milliseconds. */
  readonly frozenAt?: number | string | undefined
}

export interface ArmOptions extends Repeating {
  readonly endpoint?: EndpointName | undefined
  readonly code?: number | undefined
}

export interface FaultOptions extends Repeating {
  /** Whether the handler runs and only its answer is lost. */
  readonly applied?: boolean | undefined
  readonly status?: number | undefined
}

export interface RequestsFilter {
  /** Only entries after the one with this id. */
  readonly since?: number | undefined
  readonly endpoint?: EndpointName | undefined
}

export type ControlClient = ReturnType<typeof createControlClient>

/**
 * A client of the control room of one world. Every method rejects with a ControlError, which has the server's own
 * words if the server refuses.
 */
export function createControlClient({
  baseUrl,
  world,
  fetch = (request) => globalThis.fetch(request),
}: ControlClientOptions) {
  async function ask(path: string, body?: unknown): Promise<Response> {
    const request = new Request(`${baseUrl}/__mock${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'X-Mock-World': world, 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer = await fetch(request).catch((cause) => {
      throw unreachable(baseUrl, cause)
    })
    if (!answer.ok) throw refused(path, answer.status, await answer.text())
    return answer
  }
  async function send<Answer>(path: string, body?: unknown): Promise<Answer> {
    const answer = await ask(path, body)
    if (!isJson(answer)) throw notUnderstood(baseUrl, path)
    return JSON.parse(await answer.text())
  }
  const change = (id: string, body: unknown) =>
    send<ControlPayment>(`/payments/${encodeURIComponent(id)}`, body)

  return {
    /** Newest first. */
    payments: async () =>
      (await send<{ payments: readonly ControlPayment[] }>('/payments')).payments,
    payment: (id: string) => send<ControlPayment>(`/payments/${encodeURIComponent(id)}`),
    pay: (id: string) => change(id, { action: 'pay' }),
    /** Pays after the code is over. @param isCredited whether the member gets the money */
    payLate: (id: string, isCredited: boolean) => change(id, { action: 'payLate', isCredited }),
    /** @param amount what came in, in baht */
    payPart: (id: string, amount: number) => change(id, { action: 'payPart', amount }),
    reject: (id: string, message?: string) => change(id, { action: 'reject', message }),
    expire: (id: string) => change(id, { action: 'expire' }),

    /** Simulates the arrival of a member's USDT; the balance rises at once. */
    depositUsdt: (deposit: UsdtDeposit) => send<ArrivedUsdt>('/usdt-deposits', deposit),

    /** The withdrawals that are not paid out yet, newest first. */
    withdrawals: async () =>
      (await send<{ withdrawals: readonly ControlWithdrawal[] }>('/withdrawals')).withdrawals,
    /** Returns the money to the member. */
    cancelWithdrawal: async (id: string) => {
      await send(`/withdrawals/${encodeURIComponent(id)}`, { action: 'cancel' })
    },

    /** The transactions of all members, newest first. */
    ledger: async () =>
      (await send<{ transactions: readonly ControlTransaction[] }>('/ledger')).transactions,

    clock: () => send<ControlClock>('/clock'),
    advance: (advanceMs: number) => send<ControlClock>('/clock', { advanceMs }),
    setClock: (set: number | string) => send<ControlClock>('/clock', { set }),
    /** Stops the clock of the world until it is moved, thawed or reset. */
    freeze: () => send<ControlClock>('/clock', { freeze: true }),
    /** Lets the clock run again, from where it stopped. */
    thaw: () => send<ControlClock>('/clock', { thaw: true }),
    /** Gives every n-th answer a wrong date, as one of n nodes with a wrong clock does; null for none. */
    skewClock: (skew: ClockSkew | null) => send<ControlClock>('/clock', { skew }),
    /** Resets the clock to the server's own running time. */
    resetClock: () => send<ControlClock>('/clock', { reset: true }),

    catalogue: async () => (await send<{ cases: readonly ControlCase[] }>('/catalogue')).cases,
    /** What is armed, newest first. */
    armed: async () => (await send<{ armed: readonly ControlArmed[] }>('/armed')).armed,
    arm: async (id: string, options: ArmOptions = {}) => {
      await send('/arm', { case: id, ...options })
    },
    fault: async (endpoint: EndpointName, kind: FaultKind, options: FaultOptions = {}) => {
      await send('/fault', { endpoint, kind, ...options })
    },
    /** Disarms one case, for one endpoint or for all, or everything. Returns how many were armed. */
    disarm: async (id?: string, endpoint?: EndpointName) =>
      (await send<{ disarmed: number }>('/disarm', { case: id, endpoint })).disarmed,

    members: async () => (await send<{ members: readonly ControlMember[] }>('/members')).members,
    /** Creates a member, or changes the given facts of one. */
    putMember: (facts: MemberFacts) => send<ControlMember>('/members', facts),

    /** The value of every one-time code of the world. */
    oneTimeCode: async () => (await send<{ code: string }>('/one-time-code')).code,
    /** @param code six digits, also for codes that were sent before */
    changeOneTimeCode: async (code: string) => {
      await send('/one-time-code', { code })
    },

    /** The journal, oldest first. */
    requests: async ({ since, endpoint }: RequestsFilter = {}) => {
      const query = new URLSearchParams()
      if (since !== undefined) query.set('since', String(since))
      if (endpoint !== undefined) query.set('endpoint', endpoint)
      const { requests } = await send<{ requests: readonly JournalEntry[] }>(`/requests?${query}`)
      return requests
    },
    /**
     * Yields the events of the world from now on, until the signal aborts. Rejects if the server goes away
     * before.
     */
    events: async (signal: AbortSignal) => {
      const { body } = await ask('/events')
      if (!body) throw notUnderstood(baseUrl, '/events')
      return readEvents(body, signal, (cause) => unreachable(baseUrl, cause))
    },

    site: () => send<SiteDocument>('/site'),
    /** Changes the given fields of the site configuration; null removes its logo, theme or contact. */
    changeSite: (fields: object) => send<SiteDocument>('/site', fields),
    dialect: async () => (await send<{ dialect: Dialect }>('/dialect')).dialect,
    speak: async (dialect: Dialect) => {
      await send('/dialect', { dialect })
    },
    isUnderMaintenance: async () => (await send<{ on: boolean }>('/maintenance')).on,
    maintenance: async (on: boolean) => {
      await send('/maintenance', { on })
    },
    /** Resets the world; what is not given is as usual. */
    reset: async (beginning: ControlBeginning = {}) => {
      await send('/reset', beginning)
    },
  }
}

function isJson(answer: Response): boolean {
  return /^application\/json\b/i.test(answer.headers.get('Content-Type') ?? '')
}
