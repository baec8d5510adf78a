import type { EndpointName, Service } from '@croupier/core/contract'

/** What came of one question. */
export interface Verdict {
  /** A service where no call of the contract was meant. */
  readonly call: EndpointName | Service
  readonly title: string
  /** Method and path, as in a network log. */
  readonly address: string
  readonly findings: readonly string[]
  readonly tookMs: number | null
}

export interface Report {
  readonly verdicts: readonly Verdict[]
  /** Calls that were not made with a member's token, or are not there, and why. */
  readonly leftOut: readonly { readonly call: EndpointName; readonly reason: string }[]
  /** What nobody looked at, because of how the check was called or because the backend had nothing of it. */
  readonly unseen: readonly string[]
}
