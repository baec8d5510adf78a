import { bahtToSatang } from '@croupier/core/money'
import { noLog } from '@croupier/core/ports'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createI18n } from '../../i18n/create-i18n.ts'
import { MessagesProvider } from '../../i18n/messages.provider.tsx'
import { DepositTitle } from './deposit-title.tsx'

it.each([
  [bahtToSatang(300), '300 for 100'],
  [null, 'any for 100'],
])('names the amount that the operator names and no other: %s', async (deposit, said) => {
  const i18n = createI18n('en', noLog, async () => ({
    'promotion.deposit.title': [
      { type: 1, value: 'deposit' },
      { type: 0, value: ' for ' },
      { type: 1, value: 'credit' },
    ],
    'promotion.deposit.titleAny': [
      { type: 0, value: 'any for ' },
      { type: 1, value: 'credit' },
    ],
  }))
  await i18n.load('promotions')
  const { container } = render(
    <MessagesProvider i18n={i18n}>
      <DepositTitle deposit={deposit} credit={bahtToSatang(100)} />
    </MessagesProvider>,
  )
  expect(container.textContent).toBe(said)
})
