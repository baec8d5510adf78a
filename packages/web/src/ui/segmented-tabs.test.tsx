import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { SegmentedTabs } from './segmented-tabs.tsx'

const segments = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'withdraw', label: 'Withdraw' },
] as const

function Transfer() {
  const [chosen, setChosen] = useState<'deposit' | 'withdraw'>('deposit')
  return (
    <SegmentedTabs
      label="Choose deposit or withdraw"
      segments={segments}
      chosen={chosen}
      onChoose={setChosen}
    >
      {`the ${chosen} form`}
    </SegmentedTabs>
  )
}

it('shows what belongs to the chosen tab, also by the arrow keys', async () => {
  render(<Transfer />)
  expect(screen.getByRole('tabpanel', { name: 'Deposit' }).textContent).toBe('the deposit form')

  await userEvent.click(screen.getByRole('tab', { name: 'Deposit' }))
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Withdraw')
  expect(screen.getByRole('tabpanel', { name: 'Withdraw' }).textContent).toBe('the withdraw form')
})
