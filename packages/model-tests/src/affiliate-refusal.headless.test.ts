import { toastDuration } from '@croupier/core'
import { second } from '@croupier/core/time'
import { describe, expect, it } from 'vitest'
import { openAt, viewOf, withdraw } from './affiliate.steps.ts'

describe('a withdrawal of commission', () => {
  it.each([
    ['elsewhere', '/'],
    ['on another page of the programme', '/affiliate/member'],
  ])(
    'refused while the member is %s shows a message there and keeps its amount [ERR-23, OPEN-76]',
    async (_, address) => {
      const { browser, visit } = await openAt('2026-12-02T14:00:00')
      await browser.control.arm('affiliate-withdraw.1001', { delayMs: 3_000 })
      await withdraw(visit, '100')
      visit.navigation.go(address, 'push')
      await visit.advance(3 * second)
      const message = { id: 'affiliate.withdraw.error.insufficientBalance' }
      const toast = visit.toasts.at(-1)
      visit.navigation.go('/affiliate', 'push')
      await visit.advance(second)
      const { amountText, problem, screen } = viewOf(visit)
      expect([toast, screen, amountText, problem, visit.toasts.length]).toEqual([
        { tone: 'negative', message, durationMs: toastDuration },
        'editing',
        '100',
        { message, suggestion: null },
        1,
      ])
    },
  )

  it('refused while its form is visible shows the message only in the form', async () => {
    const { browser, visit } = await openAt('2026-12-02T14:00:00')
    await browser.control.arm('affiliate-withdraw.1001')
    await withdraw(visit, '100')
    expect([viewOf(visit).problem?.message.id, visit.toasts]).toEqual([
      'affiliate.withdraw.error.insufficientBalance',
      [],
    ])
  })
})
