import type { EndpointName } from '@croupier/core/contract'
import type { FaultKind } from './fault.ts'

/** The lists of the deposit profile. */
export type ProfileList = 'bank' | 'payment' | 'truewallet' | 'usdt'

/** The parts that a profile lacks. */
export interface MissingInProfile {
  readonly lists?: readonly ProfileList[]
  /** The member's own bank account. */
  readonly account?: true
  /** The correct address of the first USDT account: one of its characters is wrong. */
  readonly usdtAddress?: true
}

/** How a game misbehaves that is opened by an armed launch. */
export const gameFlaws = ['slow', 'refusesFrame', 'hostile'] as const

export type GameFlaw = (typeof gameFlaws)[number]

/** What a payment has in place of a code to draw: a picture that does not exist, or a link. */
export type CodeForm = 'missingPicture' | 'link'

/** The answer of a call for which the case is armed. */
export type CaseAnswer =
  /** A code and a message, and nothing happens. */
  | { readonly type: 'refusal'; readonly message: string }
  /**
   * The real call, with every rule skipped; a profile may lack some parts, a game may misbehave, a payment may
   * come in another form.
   */
  | {
      readonly type: 'success'
      readonly without?: MissingInProfile
      readonly game?: GameFlaw
      readonly code?: CodeForm
    }
  /** Exactly this answer, and nothing happens. */
  | { readonly type: 'answer'; readonly body: unknown }
  /** No readable answer at all. */
  | { readonly type: 'fault'; readonly kind: FaultKind }

/** One documented way in which a call can end. */
export interface CatalogueCase {
  readonly id: string
  readonly context: string
  readonly endpoint: EndpointName | 'any'
  readonly code: number | string | null
  readonly cause: 'server' | 'transport'
  /** What the site does then. */
  readonly behaviour: string
  readonly answer: CaseAnswer
}

/** The code of a refusal for which the documents name no code. */
export const undocumentedCode = 9999

export const success: CaseAnswer = { type: 'success' }
export const refusal = (message: string): CaseAnswer => ({ type: 'refusal', message })
export const fault = (kind: FaultKind): CaseAnswer => ({ type: 'fault', kind })

/** One case in short: the context is the first word of its id. */
export type CaseRow = readonly [
  id: string,
  endpoint: CatalogueCase['endpoint'],
  code: CatalogueCase['code'],
  behaviour: string,
  answer: CaseAnswer,
]
