import type { EndpointName, Service } from '@croupier/core/contract'

/** The result of one question. */
export interface Verdict {
  /** The service, if the question is not about a call of the contract. */
  readonly call: EndpointName | Service
  readonly title: string
  /** Method and path, as in a network log. */
  readonly address: string
  readonly findings: readonly string[]
  readonly tookMs: number | null
}

export interface Report {
  readonly verdicts: readonly Verdict[]
  /** Calls that were not made with a member's token, or do not exist, with the reason. */
  readonly leftOut: readonly { readonly call: EndpointName; readonly reason: string }[]
  /** What was not checked, because of the options or because the backend had no entries. */
  readonly unseen: readonly string[]
}
