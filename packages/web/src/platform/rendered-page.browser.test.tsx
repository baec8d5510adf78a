import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { keepEarlyInput, readRenderedMark } from './rendered-page.browser.ts'

describe('the mark of a rendered page', () => {
  it('is read from its block', () => {
    const mark = { address: '/login', isMember: false, screens: ['login'], site: {} }
    document.body.innerHTML = `<script type="application/json" id="rendered">${JSON.stringify(mark)}</script>`
    expect(readRenderedMark()).toEqual(mark)
  })

  it('is missing on the empty page', () => {
    document.body.innerHTML = '<div id="root"></div>'
    expect(readRenderedMark()).toBeNull()
  })
})

function Field() {
  const [text, setText] = useState('')
  return (
    <label>
      <input
        name="username"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <output>{text}</output>
    </label>
  )
}

describe('what is typed before the page listens', () => {
  it('is put into the field of the same name, which hears of it, with the focus and the caret', () => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = '<input name="username">'
    const early = place.querySelector('input')
    if (early) early.value = 'somchai'
    early?.focus()
    early?.setSelectionRange(3, 3)
    const giveBack = keepEarlyInput(place)
    place.replaceChildren()
    render(<Field />, { container: place })
    act(giveBack)
    const field = place.querySelector('input')
    expect([
      field?.value,
      place.querySelector('output')?.textContent,
      document.activeElement === field,
      field?.selectionStart,
    ]).toEqual(['somchai', 'somchai', true, 3])
  })

  it('is heard by the very field in which it was typed, where the page is taken over', () => {
    const { container } = render(<Field />)
    const field = container.querySelector('input')
    if (!field) throw new Error('no field')
    field.value = 'somchai'
    const giveBack = keepEarlyInput(container)
    act(giveBack)
    expect([field.value, container.querySelector('output')?.textContent]).toEqual([
      'somchai',
      'somchai',
    ])
  })
})
