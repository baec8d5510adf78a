import { expect, it } from 'vitest'
import english from './en.json' with { type: 'json' }
import thai from './th.json' with { type: 'json' }

/** Digits that no rule of core states: units, names of choices, and the documented speed of a withdrawal. */
const written = [
  'affiliate.period.fortnight',
  'affiliate.withdraw.error.zeroAmount',
  'deposit.amount.error.leadingZero',
  'game.rating',
  'usdt.rate',
  'withdraw.amount.error.leadingZero',
  'withdraw.speed',
]

/** Thai writes "two minutes" and "two log-ins" with a digit. */
const inThai = [...written, 'register.intro', 'session.error.shadowed'].sort()

it.each([
  ['Thai', Object.entries<string>(thai), inThai],
  ['English', Object.entries<string>(english), written],
])(
  'the %s words get the figures of rules as values, so that each stands in one place',
  (_, messages, expected) => {
    const withDigits = messages.filter(([, text]) => /\d/.test(withoutValues(text)))
    expect(withDigits.map(([id]) => id).sort()).toEqual(expected)
  },
)

/** A value may choose between texts that have values of their own. */
function withoutValues(text: string): string {
  const without = text.replaceAll(/\{[^{}]*\}/g, '')
  return without === text ? text : withoutValues(without)
}
