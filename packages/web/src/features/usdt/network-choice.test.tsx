import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { NetworkChoice } from './network-choice.tsx'

const choice = {
  id: 'usdt-1',
  accountName: 'Croupier Co., Ltd.',
  picture: 'https://content.test/usdt.png',
  network: 'TRC20',
  chain: 'Tron',
  networkImage: 'https://content.test/tron.png',
  rate: '34.85',
  bonusLabel: '+5%',
  isChosen: false,
  disabledReason: null,
}

it('shows an account for USDT with its picture, its network, its rate and its bonus [USDT-01, USDT-05, USDT-06, USDT-07]', async () => {
  await openSite(<NetworkChoice choices={[choice]} onChoose={() => {}} />, { areas: ['usdt'] })
  const option = (await screen.findByRole('radio', { name: 'TRC20' })).closest('label')
  const pictures = [...(option?.querySelectorAll('img') ?? [])].map(({ src }) => src)
  expect([pictures, option?.textContent]).toEqual([
    ['https://content.test/usdt.png', 'https://content.test/tron.png'],
    'TRC20+5%Tron network1 USDT = 34.85 bahtCroupier Co., Ltd.',
  ])
})

it('needs no pictures and no name', async () => {
  const bare = { ...choice, accountName: '', picture: null, networkImage: null, bonusLabel: null }
  await openSite(<NetworkChoice choices={[bare]} onChoose={() => {}} />, { areas: ['usdt'] })
  const option = (await screen.findByRole('radio', { name: 'TRC20' })).closest('label')
  expect([option?.querySelectorAll('img').length, option?.textContent]).toEqual([
    0,
    'TTRC20Tron network1 USDT = 34.85 baht',
  ])
})
