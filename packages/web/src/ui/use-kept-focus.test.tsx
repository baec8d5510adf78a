import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { Button } from './button.tsx'
import { useKeptFocus } from './use-kept-focus.ts'

const screens = ['failed', 'loading', 'form'] as const

function Page({ hasHeading }: { hasHeading: boolean }) {
  const [at, setAt] = useState<(typeof screens)[number]>('failed')
  const part = useKeptFocus<HTMLDivElement>(at)
  return (
    <main>
      <h1 tabIndex={-1}>Page</h1>
      <Button onPress={() => setAt('loading')}>Elsewhere</Button>
      <div ref={part}>
        {at === 'failed' && <Button onPress={() => setAt('form')}>Try again</Button>}
        {at === 'failed' && <Button onPress={() => setAt('loading')}>Load</Button>}
        {at === 'form' && hasHeading && <h2 tabIndex={-1}>Form</h2>}
      </div>
    </main>
  )
}

it.each([
  [true, 'Try again', 'Form'],
  [false, 'Try again', 'Page'],
  [true, 'Load', 'Page'],
])(
  'gives the focus of a control that is gone to a heading in sight (a new one: %s) after "%s": %s',
  async (hasHeading, pressed, heading) => {
    const shown: unknown[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element, how) {
      shown.push([this.textContent, how])
    })
    render(<Page hasHeading={hasHeading} />)
    await userEvent.click(screen.getByRole('button', { name: pressed }))
    expect([document.activeElement, shown]).toEqual([
      screen.getByRole('heading', { name: heading }),
      [[heading, { block: 'nearest' }]],
    ])
  },
)

it('leaves the focus where it is when it was elsewhere', async () => {
  render(<Page hasHeading />)
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' })
  await userEvent.click(elsewhere)
  expect(document.activeElement).toBe(elsewhere)
})

it('takes no focus from a page that nobody touched', () => {
  const { rerender } = render(<Page hasHeading />)
  rerender(<Page hasHeading={false} />)
  expect(document.activeElement).toBe(document.body)
})
