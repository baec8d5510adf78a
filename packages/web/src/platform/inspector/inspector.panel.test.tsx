import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { InspectorLink, LinkStatus } from './inspector.link.ts'
import { InspectorPanel } from './inspector.panel.tsx'

function openPanel({ isLocalOnly = false } = {}) {
  const done: string[] = []
  let status: LinkStatus = { phase: 'closed', destination: null }
  let listener = () => {}
  const link: InspectorLink = {
    status: () => status,
    watch: (told) => {
      listener = told
      return () => {}
    },
    open: (name) => void done.push(`open ${name}`),
    close: () => void done.push('close'),
    send: () => {},
  }
  render(<InspectorPanel link={link} isLocalOnly={isLocalOnly} />)
  const tell = (phase: LinkStatus['phase'], destination: LinkStatus['destination']) =>
    act(() => {
      status = { phase, destination }
      listener()
    })
  return { done, tell }
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
const said = () => screen.getByRole('status').textContent
const tab = () => screen.getByRole('button', { name: /^Inspector/ })

describe('the inspector’s panel', () => {
  it('says what is sent where before anything is, and opens what was pressed', async () => {
    const { done } = openPanel()
    expect(said()).toContain('sends what the charts do to Stately’s site, stately.ai')
    expect(said()).toContain('Names, accounts, passwords and payment codes are masked.')
    await userEvent.click(screen.getByRole('button', { name: 'Open the Stately inspector' }))
    await userEvent.click(screen.getByRole('button', { name: 'Open the local inspector' }))
    expect([done, document.activeElement === tab()]).toEqual([['open stately', 'open local'], true])
  })

  it('offers nothing that leaves the browser where only the local one was asked for', () => {
    openPanel({ isLocalOnly: true })
    expect(buttons()).toEqual(['Inspector', 'Open the local inspector'])
    expect(said()).not.toContain('stately')
  })

  it('folds up while it sends, says where to, and can be told to stop', async () => {
    const { done, tell } = openPanel()
    tell('opening', 'stately')
    expect(said()).toBe(
      'Waiting for the Stately inspector to answer in its window. Nothing is sent yet.',
    )
    tell('connected', 'stately')
    expect([buttons(), tab().getAttribute('aria-expanded')]).toEqual([
      ['Inspector: stately.ai'],
      'false',
    ])
    await userEvent.click(tab())
    expect(said()).toBe('What the charts do goes to stately.ai now, masked.')
    await userEvent.click(screen.getByRole('button', { name: 'Stop sending' }))
    expect(done).toEqual(['close'])
  })

  it.each([
    ['blocked', /opened no window. Allow pop-ups/],
    ['elsewhere', /shows another site than the local inspector. It is sent nothing/],
  ] as const)('explains a window that is %s', (phase, words) => {
    openPanel().tell(phase, 'local')
    expect(said()).toMatch(words)
  })

  it('can be folded away', async () => {
    openPanel()
    await userEvent.click(tab())
    expect(buttons()).toEqual(['Inspector'])
  })
})
