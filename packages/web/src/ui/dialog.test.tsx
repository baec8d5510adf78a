import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { CoveredContext } from './covered.ts'
import { Dialog } from './dialog.tsx'
import { Sheet } from './sheet.tsx'
import { SidePanel } from './side-panel.tsx'

/** A browser sends a `cancel` event on Escape, and closes the dialog unless that is prevented. */
function pressEscape(dialog: HTMLElement) {
  return fireEvent(dialog, new Event('cancel', { cancelable: true }))
}

function Page({ keepsOpener = true }: { keepsOpener?: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <main tabIndex={-1}>
      {(keepsOpener || !isOpen) && <Button onPress={() => setOpen(true)}>Cancel</Button>}
      {isOpen && (
        <Dialog
          title="Cancel this deposit?"
          onClose={close}
          actions={<Button onPress={close}>Keep waiting</Button>}
        >
          If you have already paid, do not cancel.
        </Dialog>
      )}
    </main>
  )
}

/** The button that opens the dialog is unmounted together with it. */
function Steps() {
  const [step, setStep] = useState<'closed' | 'open' | 'next'>('closed')
  return step === 'next' ? (
    'The next step'
  ) : (
    <>
      <Button onPress={() => setStep('open')}>Choose</Button>
      {step === 'open' && (
        <Dialog
          title="Choose deposit channel"
          actions={<Button onPress={() => setStep('next')}>PromptPay QR</Button>}
        >
          One of these.
        </Dialog>
      )}
    </>
  )
}

describe('a dialog', () => {
  it('is modal, named by its title and described by its text', async () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(
      screen.getByRole('dialog', {
        name: 'Cancel this deposit?',
        description: 'If you have already paid, do not cancel.',
      }),
    ).toHaveProperty('open', true)
    expect(showModal).toHaveBeenCalledOnce()
  })

  it('gives the focus back to what opened it', async () => {
    render(<Page />)
    const opener = screen.getByRole('button', { name: 'Cancel' })
    await userEvent.click(opener)
    await userEvent.click(screen.getByRole('button', { name: 'Keep waiting' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(opener)
  })

  it('gives the focus to the main part when what opened it is gone', async () => {
    render(<Page keepsOpener={false} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep waiting' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('gives the focus to the panel in which what opened it was', async () => {
    render(
      <>
        <main tabIndex={-1}>The page</main>
        <SidePanel title="Deposit" close={{ label: 'Close', onPress: () => {} }}>
          <Steps />
        </SidePanel>
      </>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Choose' }))
    await userEvent.click(screen.getByRole('button', { name: 'PromptPay QR' }))
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Deposit' }))
  })

  it('leaves closing by Escape to its owner', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const wasLeftToBrowser = pressEscape(screen.getByRole('dialog'))
    expect(wasLeftToBrowser).toBe(false)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('stays open when the browser tells late of an earlier closing', async () => {
    render(<Page />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    const dialog = screen.getByRole('dialog')
    fireEvent(dialog, new Event('close'))
    expect(screen.queryByRole('dialog')).toBe(dialog)
  })

  it('stays open when a choice is required, even when the browser closes it', () => {
    render(
      <Dialog title="The site is closed" actions={null}>
        Contact admin.
      </Dialog>,
    )
    const dialog = screen.getByRole('dialog')
    pressEscape(dialog)
    if (dialog instanceof HTMLDialogElement) dialog.close()
    expect(dialog).toHaveProperty('open', true)
  })

  it('is shut while something covers its content, and open again afterwards [OPEN-77]', async () => {
    const content = (isCovered: boolean) => (
      <CoveredContext value={isCovered}>
        <Page />
      </CoveredContext>
    )
    const { rerender } = render(content(false))
    const opener = screen.getByRole('button', { name: 'Cancel' })
    await userEvent.click(opener)
    const dialog = screen.getByRole('dialog')
    const isOpen = [false, true, false].map((isCovered) => {
      rerender(content(isCovered))
      return dialog.hasAttribute('open')
    })
    expect(isOpen).toEqual([true, false, true])
    await userEvent.click(screen.getByRole('button', { name: 'Keep waiting' }))
    expect(document.activeElement).toBe(opener)
  })

  it('that nobody asked for is not answered by an Enter meant for something else', async () => {
    const onPress = vi.fn()
    render(
      <Dialog isUnasked title="QR code expired" actions={<Button onPress={onPress}>OK</Button>}>
        Start again.
      </Dialog>,
    )
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'QR code expired' }))
    await userEvent.keyboard('{Enter}')
    expect(onPress).not.toHaveBeenCalled()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    expect(onPress).toHaveBeenCalledOnce()
  })
})

describe('a sheet', () => {
  it('closes by its button and by a press beside it, not by a press inside', async () => {
    const onClose = vi.fn()
    render(
      <Sheet title="Choose deposit channel" closeLabel="Close" onClose={onClose}>
        <p>PromptPay QR</p>
      </Sheet>,
    )
    await userEvent.click(screen.getByText('PromptPay QR'))
    expect(onClose).not.toHaveBeenCalled()

    fireEvent.click(screen.getByRole('dialog', { name: 'Choose deposit channel' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onClose).toHaveBeenCalledTimes(2)
  })
})
