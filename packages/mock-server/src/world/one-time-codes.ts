import { hour, minute } from '@croupier/core/time'
import type { WorldClock } from './world.clock.ts'

const firstCode = '123456'
export const codeLifetime = 5 * minute
/** The wait between two SMS to one phone [AUTH-07]. */
export const codeWait = minute
const codesAnHour = 5
const wrongTriesAllowed = 5

export type CodePurpose = 'register' | 'forgot'

interface SentCode {
  readonly expiresAt: number
  readonly wrongTries: number
}

/** The one-time codes that a world has sent by SMS. All have the same value, so that nobody has to read an SMS. */
export interface OneTimeCodes {
  /** The value of every code, also of those that were sent before. */
  code(): string
  changeCode(code: string): void
  /** Returns until when the code is valid, or null if too many were requested. */
  send(purpose: CodePurpose, phone: string): number | null
  /** `over`: no code was sent, or it has expired, was used, or was guessed at too often. */
  check(purpose: CodePurpose, phone: string, code: string): 'right' | 'wrong' | 'over'
  /** Invalidates the code after its use. */
  spend(purpose: CodePurpose, phone: string): void
}

export function createOneTimeCodes(clock: WorldClock): OneTimeCodes {
  const sent = new Map<string, SentCode>()
  const sentAt = new Map<string, readonly number[]>()
  let rightCode = firstCode
  const key = (purpose: CodePurpose, phone: string) => `${purpose} ${phone}`

  return {
    code: () => rightCode,
    changeCode: (code) => {
      rightCode = code
    },

    send: (purpose, phone) => {
      const now = clock.now()
      // The absolute difference, because the control room may also move the clock back.
      const isWithin = (span: number) => (at: number) => Math.abs(now - at) < span
      const lately = (sentAt.get(phone) ?? []).filter(isWithin(hour))
      if (lately.length >= codesAnHour || lately.some(isWithin(codeWait))) return null
      sentAt.set(phone, [...lately, now])
      const expiresAt = now + codeLifetime
      sent.set(key(purpose, phone), { expiresAt, wrongTries: 0 })
      return expiresAt
    },

    check: (purpose, phone, code) => {
      const found = sent.get(key(purpose, phone))
      if (!found || clock.now() >= found.expiresAt) return 'over'
      if (found.wrongTries >= wrongTriesAllowed) return 'over'
      if (code === rightCode) return 'right'
      sent.set(key(purpose, phone), { ...found, wrongTries: found.wrongTries + 1 })
      return 'wrong'
    },

    spend: (purpose, phone) => void sent.delete(key(purpose, phone)),
  }
}
