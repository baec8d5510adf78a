import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Button } from './button.tsx'
import { SidePanel } from './side-panel.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Deposit</Button>
      {isOpen && (
        <SidePanel
          title="Deposit and withdraw"
          close={{ label: 'Close', onPress: () => setOpen(false) }}
        >
          <dialog open aria-label="Above">
            <Button>Inside</Button>
          </dialog>
        </SidePanel>
      )}
    </>
  )
}

it('takes the focus, leaves the page usable, and gives the focus back', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Deposit' })
  await userEvent.click(opener)
  const panel = screen.getByRole('dialog', { name: 'Deposit and withdraw' })
  expect(panel.getAttribute('aria-modal')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }))

  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(document.activeElement).toBe(opener)
})

it('closes by Escape, wherever the focus is, except in a dialog above it', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Deposit' })
  await userEvent.click(opener)
  screen.getByRole('button', { name: 'Inside' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Deposit and withdraw' })).not.toBeNull()

  opener.focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Deposit and withdraw' })).toBeNull()
})

it('leaves the focus in the page when it is closed from there', async () => {
  render(
    <>
      <Page />
      <Button>Home</Button>
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Deposit' }))
  const elsewhere = screen.getByRole('button', { name: 'Home' })
  elsewhere.focus()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog', { name: 'Deposit and withdraw' })).toBeNull()
  expect(document.activeElement).toBe(elsewhere)
})
