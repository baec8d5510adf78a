import { describe, expect, it } from 'vitest'
import { cookieBytes, maxCookieBytes } from '../../base/ports/cookies.ts'
import { encodeBase64 } from '../../base/text/base64.ts'
import { hour, minute } from '../../base/time/durations.ts'
import { type RouteName, routes } from '../../kernel/routing/routes.ts'
import { mayShowOn } from './notice.pages.ts'
import {
  type AlertCookie,
  alertOf,
  alertOfClosing,
  alertOfList,
  chooseNotices,
  emptyAlert,
  mayBeShown,
  type NoticeFacts,
  validNotices,
} from './notice.rules.ts'
import { bankChange, type Notice } from './notice.ts'

const now = Date.UTC(2026, 10, 20, 7)
const noticeOf = (id: string, changes: Partial<Notice> = {}): Notice => ({
  ...bankChange,
  id,
  title: id,
  isForced: false,
  ...changes,
})
const mark = (id: string, expired: number, alert = true) => ({ id, alert, expired })

describe('a notice', () => {
  it.each([
    ['that is shown always, even right after it was closed', false, [mark('n', now + hour)], true],
    ['that is shown once and was never seen', true, [], true],
    ['that is shown once and was listed before', true, [mark('n', 0, false)], true],
    ['that is shown once and was closed', true, [mark('n', now + 1)], false],
    ['whose two hours have just ended', true, [mark('n', now)], true],
    ['whose mark was set by a clock that was ahead', true, [mark('n', now + 2 * hour + 1)], true],
    ['beside one that was closed', true, [mark('other', now + 1)], true],
  ])('%s is shown or hidden by its marks [NOTE-05, OPEN-17]', (_, isOnce, marks, isShown) => {
    expect(mayBeShown({ id: 'n', isOnce }, marks, now)).toBe(isShown)
  })
})

describe('a page', () => {
  const pages = Object.keys(routes) as readonly RouteName[]
  const showing = (isFresh: boolean) => pages.filter((route) => mayShowOn(route, isFresh))

  it('shows notices that were fetched earlier only if it is the home page or the profile [NOTE-04]', () => {
    expect(showing(false)).toEqual(['index', 'profile'])
  })

  it('shows new notices unless it is for signing in, registering or waiting for the site [NOTE-09, OPEN-18]', () => {
    const quiet = pages.filter((route) => !showing(true).includes(route))
    expect(quiet).toEqual([
      'login',
      'loginLine',
      'loginUrl',
      'register',
      'registerAff',
      'aff',
      'maintenance',
    ])
    expect(mayShowOn(null, true)).toBe(false)
  })
})

describe('from a list', () => {
  const many = ['a', 'b', 'c', 'd'].map((id) => noticeOf(id))
  const facts: NoticeFacts = { notices: many, isForced: false, marks: [], closed: [], now }
  const chosen = (changes: Partial<NoticeFacts>) =>
    chooseNotices({ ...facts, ...changes }).map(({ id, isForced }) => (isForced ? `${id}!` : id))
  const forced = noticeOf('bank', { isForced: true, isOnce: true })

  it('at most three are shown [NOTE-06]', () => {
    expect(chosen({})).toEqual(['a', 'b', 'c'])
  })

  it.each([
    ['none', 'NOTE-06', [], ['a', 'b', 'c']],
    ['the first three', 'NOTE-05', ['a', 'b', 'c'], ['d', 'a', 'b']],
    [
      'the first three, then the last with the first two',
      'NOTE-05, NOTE-06',
      ['c', 'd', 'a', 'b'],
      ['c', 'd', 'a'],
    ],
  ])(
    'a round begins with those not closed recently, after %s: the one closed longest ago [%s]',
    (_, _id, closed, next) => {
      const notices = many.map((notice) => ({ ...notice, isOnce: false }))
      const marks = closed.map((id, index) => mark(id, now + hour + index)).reverse()
      expect(chosen({ notices, marks })).toEqual(next)
    },
  )

  it('an expired mark does not move a notice back [NOTE-05]', () => {
    const notices = many.map((notice) => ({ ...notice, isOnce: false }))
    expect(chosen({ notices, marks: [mark('a', now), mark('b', now + 1, false)] })).toEqual([
      'a',
      'b',
      'c',
    ])
  })

  it('the forced one comes first, counts among the three and is shown despite a mark [NOTE-10, NOTE-11, OPEN-19]', () => {
    const notices = [...many, forced]
    const marks = [mark('bank', now + hour)]
    expect(chosen({ notices, marks, isForced: true })).toEqual(['bank!', 'a', 'b'])
    expect(chosen({ notices: [forced], marks })).toEqual([])
  })

  it('the site adds its own notice if the check forces one and the list has none [NOTE-10]', () => {
    expect(chosen({ isForced: true })).toEqual(['bank-change!', 'a', 'b'])
  })

  it('those closed since the page was loaded stay hidden [NOTE-07]', () => {
    expect(chosen({ closed: ['a', 'bank-change'], isForced: true })).toEqual(['b', 'c', 'd'])
  })
})

describe('the cookie of the notices', () => {
  const list = [noticeOf('a'), noticeOf('b')]
  const alert = alertOfList(list, [], 'demo', now)

  it('holds only ids and marks, for ten minutes [SESS-20, NOTE-02, NOTE-03]', () => {
    expect(alert).toEqual({
      results: [mark('a', 0, false), mark('b', 0, false)],
      user_id: 'demo',
      expired: now + 10 * minute,
    })
  })

  it('records for two hours that a notice was closed, even through lists without it [NOTE-07]', () => {
    const closed = alertOfClosing(alert, 'b', now)
    const later = alertOfList([noticeOf('c')], closed.results, 'demo', now + hour)
    const over = alertOfList([noticeOf('c')], closed.results, 'demo', now + 2 * hour)
    expect([closed.results, later.results, over.results]).toEqual([
      [mark('b', now + 2 * hour), mark('a', 0, false)],
      [mark('b', now + 2 * hour), mark('c', 0, false)],
      [mark('c', 0, false)],
    ])
  })

  it.each([
    ['300 notices', Array.from({ length: 300 }, (_, index) => `notice-${index}`)],
    ['Thai ids', Array.from({ length: 60 }, (_, index) => `ประกาศสำคัญ-${index}`)],
    ['an extremely long id', ['x'.repeat(100_000), 'short']],
    ['ten thousand ids', Array.from({ length: 10_000 }, (_, index) => `${index}`)],
  ])('never grows beyond what a browser stores, with %s [SESS-20]', (_, ids) => {
    const listed = alertOfList(
      ids.map((id) => noticeOf(id)),
      [],
      'demo',
      now,
    )
    const closed = alertOfClosing(listed, 'short', now)
    const size = cookieBytes('alert', encodeBase64(JSON.stringify(closed)))
    expect([size <= maxCookieBytes, closed.results[0]]).toEqual([
      true,
      mark('short', now + 2 * hour),
    ])
  })

  it('of another member is not used [NOTE-14]', () => {
    expect([alertOf(alert, 'demo'), alertOf(alert, 'other'), alertOf(null, 'demo')]).toEqual([
      alert,
      emptyAlert('other'),
      emptyAlert('demo'),
    ])
  })

  const rows: readonly [string, string, AlertCookie | null, readonly Notice[], number, boolean][] =
    [
      ['while it is valid', 'NOTE-03', alert, list, now + 10 * minute - 1, true],
      ['but not after ten minutes', 'NOTE-03', alert, list, now + 10 * minute, false],
      ['but not when a clock was set back', 'NOTE-03', alert, list, now - 1, false],
      ['but not without the content of its notices', 'NOTE-03', alert, [noticeOf('a')], now, false],
      ['but not without a cookie', 'NOTE-03', null, list, now, false],
      [
        'but not when it is another member’s',
        'NOTE-14',
        { ...alert, user_id: 'other' },
        list,
        now,
        false,
      ],
      [
        'even if a closed notice is no longer listed',
        'NOTE-03',
        alertOfClosing(alert, 'z', now),
        list,
        now,
        true,
      ],
    ]
  it.each(rows)('gives the list back %s [%s]', (_, _id, cookie, bodies, at, isValid) => {
    expect(validNotices(cookie, 'demo', bodies, at)).toEqual(isValid ? bodies : null)
  })
})
