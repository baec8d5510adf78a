/** The ways in which a network or a broken backend can fail a call. */
export const faultKinds = [
  'reset',
  'empty',
  'truncated',
  'malformed',
  'missingFields',
  'hang',
  'slow',
  'http',
] as const

export type FaultKind = (typeof faultKinds)[number]

export interface Fault {
  readonly kind: FaultKind
  /** Whether the handler runs and only its answer is lost; otherwise it never runs. */
  readonly isApplied: boolean
  /** The status of an `http` fault. */
  readonly status: number
}

export const defaultFaultStatus = 500
/** How long `slow` takes unless told otherwise, in milliseconds. */
export const defaultSlowDelay = 5_000
