import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { NoticeDialog } from './notice.dialog.tsx'

const answers = {
  '/_/test/api/api/v1/member/data/profile': { code: 1 },
  '/_/test/api/api/v1/member/data/check-is-upgrade': { code: 0, result: { is_upgrade: false } },
  '/_/test/auth/graphql': {
    data: { getNotifys: [{ id: '1', title: ' ', type: 'game', content: 'A river of fish.' }] },
  },
}

it('calls a notice by what it is about where the operator gives it no title', async () => {
  await openSite(<NoticeDialog />, { isMember: true, areas: ['notices', 'member'], answers })
  expect(await screen.findByRole('dialog', { name: 'Game' })).toBeTruthy()
})
