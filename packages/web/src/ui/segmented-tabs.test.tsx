import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SegmentedTabs } from './segmented-tabs.tsx'

const segments = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdraw', label: 'Withdraw' },
] as const

const usdt = {
  value: 'usdt',
  label: 'Deposit USDT',
  disabledReason: 'No USDT account yet',
} as const

function Transfer({ isListHidden = false }) {
  const [chosen, setChosen] = useState<'deposit' | 'usdt' | 'withdraw'>('deposit')
  return (
    <SegmentedTabs
      label="Choose deposit or withdraw"
      segments={[segments[0], usdt, segments[1]]}
      chosen={chosen}
      onChoose={setChosen}
      isListHidden={isListHidden}
    >
      {`the ${chosen} form`}
    </SegmentedTabs>
  )
}

it('shows what belongs to the tab that is chosen, and keys walk past others without choosing them', async () => {
  render(<Transfer />)
  expect(screen.getByRole('tabpanel', { name: 'Deposit' }).textContent).toBe('the deposit form')

  await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }))
  await userEvent.keyboard('{End}')
  expect([
    document.activeElement?.textContent,
    screen.getByRole('tab', { selected: true }).textContent,
  ]).toEqual(['Withdraw', 'Deposit'])
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Withdraw')
  expect(screen.getByRole('tabpanel', { name: 'Withdraw' }).textContent).toBe('the withdraw form')
})

it('says why a tab cannot be chosen, and stays where it is [USDT-02]', async () => {
  render(<Transfer />)
  await userEvent.click(screen.getByRole('tab', { name: 'Deposit USDT' }))
  expect([
    screen.getByRole('tab', { name: 'Deposit USDT' }).getAttribute('aria-disabled'),
    screen.getByRole('status').textContent,
    screen.getByRole('tab', { selected: true }).textContent,
  ]).toEqual(['true', 'No USDT account yet', 'Deposit'])
})

it('shows what stands alone without tabs', () => {
  render(<Transfer isListHidden />)
  expect([screen.queryByRole('tablist'), screen.queryByRole('tabpanel')]).toEqual([null, null])
  expect(screen.getByText('the deposit form')).toBeTruthy()
})
