import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { History } from './history.tsx'

const row = { id: 1, time: 1_763_622_309, type: 'deposit', amount: 500, status: 1 }

it.each([
  ['en', '/en/history', /^2 transactions could not be shown\./],
  ['th', '/history', /^แสดงไม่ได้ 2 รายการ/],
] as const)(
  'says in %s how many transactions nothing can be made of',
  async (locale, address, words) => {
    await openSite(<History headingLevel={2} />, {
      address,
      locale,
      isMember: true,
      areas: ['member', 'history'],
      answers: {
        '/_/test/api/api/v1/member/data/dataHistory': {
          code: 0,
          result: { list: [row, { ...row, amount: '5e3' }, { ...row, type: 'bonus' }] },
        },
      },
    })
    expect((await screen.findByText(words)).textContent).toMatch(words)
  },
)
