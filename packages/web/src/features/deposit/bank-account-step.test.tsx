import { loadAllFlows } from '@croupier/core/testing'
import { screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { DepositTab } from './deposit-tab.tsx'

// Read from a disk that is busy, they would come later than the test waits.
beforeAll(loadAllFlows)

const profile = {
  code: 0,
  result: {
    user: { bank_account: '1234567890', bank_id: 'scb', firstname: 'A', lastname: 'B' },
    bank: [
      {
        id: 'bank-1',
        bank_id: 'kbank',
        img: '',
        provider: 'Kasikornbank',
        acc_name: 'Croupier Co., Ltd.',
        acc_no: '0001234567',
        min_deposit: 100,
        max_deposit: 200_000,
        bonus: null,
      },
    ],
  },
}

it('shows the account of the operator with the mark of its bank [DEP-14, DEP-18, SITE-14]', async () => {
  await openSite(<DepositTab />, {
    address: '/en/deposit',
    isMember: true,
    areas: ['member', 'deposit', 'banks'],
    answers: { '/_/test/api/api/v1/member/data/profile': profile },
  })
  const number = await screen.findByText('000-1-23456-7')
  expect([
    number.closest('div')?.previousElementSibling?.textContent,
    screen.getAllByRole('definition').map(({ textContent }) => textContent),
    screen.getByRole('button', { name: 'Copy account number' }).textContent,
  ]).toEqual(['KB', ['Croupier Co., Ltd.', 'Kasikornbank'], 'Copy'])
})
