import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { OptionRow } from './option-row.tsx'
import { ProviderTile } from './provider-tile.tsx'

it('begins its name with the name of what is chosen', () => {
  render(
    <OptionRow
      tile={<ProviderTile letters="PP" />}
      name="PromptPay QR"
      description="100–50,000 baht per time"
      onPress={vi.fn()}
    />,
  )
  expect(screen.getByRole('button', { name: /^PromptPay QR/ })).not.toBeNull()
})

it('says why it cannot be chosen, and cannot be', async () => {
  const onPress = vi.fn()
  render(<OptionRow name="PromptPay QR" disabledReason="Contact admin" onPress={onPress} />)
  await userEvent.click(screen.getByRole('button', { description: 'Contact admin' }))
  expect(onPress).not.toHaveBeenCalled()
})

it('ends with what was given to it, also where nothing is pressed', () => {
  render(<OptionRow name="Somchai Jaidee" trailing={<b>locked</b>} />)
  expect([screen.getByText('locked').tagName, screen.queryByRole('button')]).toEqual(['B', null])
})
