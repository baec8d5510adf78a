import type { WireForm } from '@croupier/core/contract'
import type { Random } from '@croupier/core/ports'
import { bangkokIso } from '../base/bangkok.ts'

/** A value in another notation that the contract allows for it; other values stay as they are. */
export function inAnotherForm(
  form: Exclude<WireForm, 'id' | 'qrCode'>,
  value: unknown,
  random: Random,
): unknown {
  switch (form) {
    case 'amount':
      return oddAmount(value, random)
    case 'instant':
      return oddInstant(value, random)
    case 'flag':
      return typeof value === 'boolean' ? oneOf<unknown>(random, [value, Number(value)]) : value
    case 'rate':
      return oneOf<unknown>(random, [value, String(value), Number(value).toFixed(4)])
    case 'usdtNetwork':
      return typeof value === 'string' ? inAnyCase(value.replace('20', '-20'), random) : value
    case 'accountNumber':
    case 'seconds':
    case 'accessToken':
    case 'refreshToken':
    case 'rewardToken':
      return value
  }
}

/** A text with letters in random case: the ids of banks are case-insensitive [OPEN-75]. */
export function inAnyCase(text: string, random: Random): string {
  const mixed = Array.from(text, (letter) =>
    random.fraction() < 0.5 ? letter.toUpperCase() : letter,
  )
  return oneOf(random, [text, text.toUpperCase(), mixed.join('')]) ?? text
}

function oddAmount(value: unknown, random: Random): unknown {
  if (typeof value !== 'number') return value
  const text = value.toFixed(2)
  return oneOf<unknown>(random, [
    value,
    text,
    `${text}0`,
    text.replace(/\B(?=(\d{3})+\.)/g, ','),
    String(value),
  ])
}

function oddInstant(value: unknown, random: Random): unknown {
  if (typeof value !== 'string') return value
  const at = Date.parse(value)
  const iso = new Date(at).toISOString()
  const isWhole = at % 1000 === 0
  const whole = [at / 1000, iso.replace('.000Z', 'Z'), iso.replace('.000Z', '+00:00')]
  return oneOf(random, [iso, at, bangkokIso(at), ...(isWhole ? whole : [])])
}

export function oneOf<Choice>(random: Random, choices: readonly Choice[]): Choice | undefined {
  return choices[Math.floor(random.fraction() * choices.length)]
}
