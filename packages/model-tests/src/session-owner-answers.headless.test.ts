import type { Http } from '@croupier/core/ports'
import { describe, expect, it } from 'vitest'
import { requestQr, visitAs } from './deposit.steps.ts'
import { type Browser, endedSessionOf, openBrowser, visitSite } from './site-visit.ts'
import { askFor, madeBy, openWithdraw, withdrawOf, withdrawWithoutName } from './withdraw.steps.ts'

/** A browser whose calls for the owner get the answer that a test sets. */
function openAnswered(): { browser: Browser; say: (answer: unknown) => void } {
  let said: { readonly answer: unknown } | null = null
  const answered =
    (server: Http): Http =>
    (input, init) => {
      const { url } = input instanceof Request ? input : new Request(input, init)
      const isQuestion = new URL(url).pathname.endsWith('/member/updateData')
      return isQuestion && said ? Promise.resolve(Response.json(said.answer)) : server(input, init)
    }
  const say = (answer: unknown) => {
    said = { answer }
  }
  return { browser: openBrowser({ between: answered }), say }
}

/** Reloads a member’s page while the server gives this answer about the owner. */
async function reload(answer: unknown, isNameKept = true) {
  const { browser, say } = openAnswered()
  const first = await visitAs(browser, 'demo')
  first.leave()
  if (!isNameKept) browser.jar.remove('username')
  say(answer)
  const visit = await visitSite(browser)
  await openWithdraw(visit)
  return { ...visit, browser }
}

/** Reloads the page and withdraws. */
async function withdrawAfter(answer: unknown, isNameKept = true) {
  const { browser, ...visit } = await reload(answer, isNameKept)
  await askFor(visit, '500')
  return { browser, visit }
}

const busy = { code: 5000, message: 'internal error' }

describe('an answer about the owner of the tokens', () => {
  it.each<[string, unknown]>([
    ['any code except success', busy],
    ['a list', []],
    ['no code', { result: { username: 'demo' } }],
  ])('that is %s blocks the payout, and the form says so [OPEN-78]', async (_, answer) => {
    const { browser, visit } = await withdrawAfter(answer)
    expect([await madeBy(browser), withdrawOf(visit).problem?.message]).toEqual([
      0,
      { id: 'session.error.unverified' },
    ])
  })

  it.each<[string, unknown]>([
    ['an empty name', { code: 0, result: { username: '' } }],
    ['a name that is not a text', { code: 0, result: { username: {} } }],
    ['a result that is not an object', { code: 0, result: 'ok' }],
    ['the name beside an odd id', { code: 0, result: { _id: { $oid: 'x' }, username: 'demo' } }],
  ])('with %s does not block the payout [OPEN-78]', async (_, answer) => {
    const { browser } = await withdrawAfter(answer)
    expect(await madeBy(browser)).toBe(1)
  })

  it('that names another member beside an odd id ends the session', async () => {
    const visit = await reload({ code: 0, result: { _id: { $oid: 'x' }, username: 'onechannel' } })
    expect([visit.isRunning('withdraw'), endedSessionOf(visit)]).toEqual([
      false,
      { id: 'session.error.shadowed' },
    ])
  })

  it('that is an error code does not end a session whose name was lost', async () => {
    const { browser, visit } = await withdrawAfter(busy, false)
    expect([await madeBy(browser), visit.isRunning('withdraw')]).toEqual([0, true])
  })
})

it('a page that drops a press to look up its username says so, also while a code waits', async () => {
  const browser = openBrowser()
  const first = await visitAs(browser, 'demo')
  await requestQr(first, '500')
  const visit = await withdrawWithoutName(browser, first)
  expect([await madeBy(browser), visit.toasts.map(({ message }) => message.id)]).toEqual([
    0,
    ['session.error.unverified'],
  ])
})
