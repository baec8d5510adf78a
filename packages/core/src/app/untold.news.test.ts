import { expect, it } from 'vitest'
import { createMemoryPorts } from '../base/ports/memory.ports.ts'
import { latePaymentsKeyOf } from '../flows/deposit/awaited.payments.ts'
import { attemptKeyOf } from '../flows/payout/unanswered.payouts.ts'
import { memberKey } from '../kernel/storage/member.facts.ts'
import { paymentKeyOf } from '../member/session/waiting.payment.ts'
import { hasUntoldNews } from './untold.news.ts'

it.each([
  ['a waiting code', paymentKeyOf('demo'), true],
  ['late money', latePaymentsKeyOf('demo'), true],
  ['a withdrawal without an answer', attemptKeyOf('demo', 'withdraw'), true],
  ['a commission without an answer', attemptKeyOf('demo', 'affiliate'), true],
  ['a code of another member', paymentKeyOf('malee'), false],
  ['a search of the member', memberKey('demo', 'recentSearches'), false],
])('with %s stored, whether there is news that is told once', (_, key, isUntold) => {
  const ports = createMemoryPorts()
  ports.storages.local.write(key, '{}')
  expect(hasUntoldNews(ports, 'demo')).toBe(isUntold)
})

it.each([
  ['the chat of the member open', 'line', '{"username":"demo","state":"opened"}', true],
  ['the chat of the member linked', 'line', '{"username":"demo","state":"linked"}', false],
  ['the chat of another member open', 'line', '{"username":"malee","state":"opened"}', false],
  ['an offer for a deposit', 'depositPromotion', '{}', true],
] as const)('with %s, whether there is news that is told once', (_, name, content, isUntold) => {
  const ports = createMemoryPorts()
  ports.cookies.write(name, content, 'browserSession')
  expect(hasUntoldNews(ports, 'demo')).toBe(isUntold)
})
