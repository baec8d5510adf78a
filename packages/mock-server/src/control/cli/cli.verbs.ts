import { armingVerbs } from './arming.verbs.ts'
import type { Verb } from './cli.verb.ts'
import { journalVerbs } from './journal.verbs.ts'
import { linkVerbs } from './link.verbs.ts'
import { paymentVerbs } from './payment.verbs.ts'
import { usdtVerbs } from './usdt.verbs.ts'
import { withdrawalVerbs } from './withdrawal.verbs.ts'
import { worldVerbs } from './world.verbs.ts'

/** The verbs by topic, in the order of the help. */
export const verbGroups: readonly (readonly [about: string, verbs: readonly Verb[]])[] = [
  ['Answers and faults', armingVerbs],
  ['Payments', [...paymentVerbs, ...usdtVerbs, ...withdrawalVerbs]],
  ['The world', [...worldVerbs, ...linkVerbs]],
  ['What happened', journalVerbs],
]

export const verbs: readonly Verb[] = verbGroups.flatMap(([, group]) => group)
