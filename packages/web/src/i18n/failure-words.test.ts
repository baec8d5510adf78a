import { expect, it } from 'vitest'
import english from './en.json'
import thai from './th.json'

/** Messages about failures that a visitor may see, by the prefixes of their ids. */
const ofVisitors = [
  'articles.',
  'chatSignIn.',
  'connection.',
  'error.',
  'forgot.error.',
  'game.list.',
  'gamePage.',
  'login.error.',
  'maintenance.',
  'register.error.',
  'search.',
  'session.error.',
  'site.',
  'support.',
  'tournament.',
]

/** Those of them that only members see. */
const ofMembers = ['error.balanceFirst']

it.each([
  ['English', english, /balance/i],
  ['Thai', thai, /ยอดเงิน/],
])('tells no visitor of a balance when something fails, in %s', (_language, words, balance) => {
  const told = Object.entries(words).filter(
    ([id, text]) => ofVisitors.some((beginning) => id.startsWith(beginning)) && balance.test(text),
  )
  expect(told.map(([id]) => id).sort()).toEqual(ofMembers)
})

it.each([
  ['English', english, /balance (has not changed|is not affected)/i],
  ['Thai', thai, /ยอดเงิน(ของคุณ)?(เท่าเดิม|ไม่ได้รับผลกระทบ)/],
])(
  'claims nowhere but in the help that a balance is as before, in %s',
  (_language, words, claim) => {
    const claims = Object.entries(words).filter(
      ([id, text]) => !id.startsWith('help.') && claim.test(text),
    )
    expect(claims).toEqual([])
  },
)
