import { satangToBaht } from '../../base/money/satang.ts'
import { minute } from '../../base/time/durations.ts'
import { resendWait } from '../account/one-time-code.rules.ts'
import { defaultMinimum } from '../withdraw/withdraw-amount.rules.ts'
import { lockDuration } from '../withdraw/withdraw-lock.rules.ts'

/** The questions of the help page by area. Each word is part of an address and must not change [SHELL-53]. */
export const helpQuestions = {
  deposit: ['how', 'limits', 'time', 'expired', 'usdt'],
  withdraw: ['how', 'min', 'time', 'wait', 'limit'],
  password: ['forgot', 'noOtp', 'phone', 'change', 'locked'],
  game: ['login', 'maintenance', 'tab', 'disconnect'],
} as const

export type HelpTopic = keyof typeof helpQuestions

/** A question's id, from its area and its word, such as `deposit.limits`. */
export type HelpQuestion = {
  [Topic in HelpTopic]: `${Topic}.${(typeof helpQuestions)[Topic][number]}`
}[HelpTopic]

export const helpTopics: readonly HelpTopic[] = ['deposit', 'withdraw', 'password', 'game']

/**
 * The figures that the answers name. Those of a deposit are only shown: the limits of each channel decide
 * [DEP-27, DEP-28, DEP-58, OPEN-51]. Amounts are whole baht.
 */
export const helpFigures = {
  deposit: { limits: { min: 250, max: 45_000, leastOfSome: 1 }, creditMinutes: 5 },
  withdraw: {
    min: satangToBaht(defaultMinimum),
    minutes: '1–3',
    waitMinutes: lockDuration / minute,
  },
  password: { resendMinutes: resendWait / minute },
} as const

/** The question that an address asks for, or null. */
export function readHelpQuestion(requested: string | undefined): HelpQuestion | null {
  return allQuestions.find((question) => question === requested) ?? null
}

/** The area that an address asks for, or null. */
export function readHelpTopic(requested: string | undefined): HelpTopic | null {
  return helpTopics.find((topic) => topic === requested) ?? null
}

/** The questions of an area, in display order. */
export function questionsOf(topic: HelpTopic): readonly HelpQuestion[] {
  return allQuestions.filter((question) => question.startsWith(`${topic}.`))
}

const allQuestions: readonly HelpQuestion[] = [
  ...helpQuestions.deposit.map((word) => `deposit.${word}` as const),
  ...helpQuestions.withdraw.map((word) => `withdraw.${word}` as const),
  ...helpQuestions.password.map((word) => `password.${word}` as const),
  ...helpQuestions.game.map((word) => `game.${word}` as const),
]
