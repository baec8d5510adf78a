import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { DepositTab } from './deposit-tab.tsx'

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

it.each([
  ['its bank’s own, in the language of the page', 'kbank', 'th', ['KB', 'กสิกรไทย (KBank)']],
  ['its bank’s own, in any case', 'KBANK', 'en', ['KB', 'Kasikornbank (KBank)']],
  [
    'what the answer says of a bank that the site does not know',
    'xyz',
    'th',
    ['XY', 'Kasikornbank'],
  ],
] as const)(
  'the mark and the name of the operator’s account are %s [DEP-18, SITE-14, OPEN-75]',
  async (_, bank_id, locale, [mark, name]) => {
    const [bank] = profile.result.bank
    await openSite(<DepositTab />, {
      address: locale === 'en' ? '/en/deposit' : '/deposit',
      locale,
      isMember: true,
      areas: ['member', 'deposit', 'banks'],
      answers: {
        '/_/test/api/api/v1/member/data/profile': {
          ...profile,
          result: { ...profile.result, bank: [{ ...bank, bank_id }] },
        },
      },
    })
    await screen.findByText('000-1-23456-7')
    expect([
      screen.getAllByText(mark).length,
      screen.getAllByRole('definition').map(({ textContent }) => textContent),
    ]).toEqual([2, ['Croupier Co., Ltd.', name]])
  },
)
