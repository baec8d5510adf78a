import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it } from 'vitest'
import { announceEarlyInput, keepEarlyInput, readRenderedMark } from './rendered-page.browser.ts'

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

function Form() {
  const [text, setText] = useState('')
  const [bank, setBank] = useState('')
  return (
    <>
      <input name="username" value={text} onChange={({ target }) => setText(target.value)} />
      <select name="bank" value={bank} onChange={({ target }) => setBank(target.value)}>
        <option value="">Choose</option>
        <option value="scb">SCB</option>
      </select>
      <input type="checkbox" />
      <a href="/help">Help</a>
      <a href="/help">Help</a>
      <output>{`${text} ${bank}`}</output>
    </>
  )
}

const page =
  '<input name="username"><select name="bank"><option value="">Choose</option><option value="scb">SCB</option></select><input type="checkbox"><a href="/help">Help</a><a href="/help">Help</a>'

function openRendered() {
  const place = document.createElement('div')
  place.innerHTML = page
  document.body.append(place)
  const part = <Tag extends 'input' | 'select' | 'output'>(name: Tag) => {
    const [found] = place.getElementsByTagName(name)
    if (!found) throw new Error(`there is no ${name}`)
    return found
  }
  const replace = () => {
    const giveBack = keepEarlyInput(place)
    place.replaceChildren()
    render(<Form />, { container: place })
    act(giveBack)
  }
  return { place, part, replace }
}

describe('what is done before the page listens', () => {
  it('is done in the fields of the page that replaces it, which hears of it, with the caret where it was', () => {
    const { part, replace } = openRendered()
    const early = part('input')
    early.value = 'somchai'
    part('select').value = 'scb'
    early.focus()
    early.setSelectionRange(3, 3)
    replace()
    expect([
      part('input').value,
      part('select').value,
      part('output').textContent,
      document.activeElement === part('input'),
      part('input').selectionStart,
    ]).toEqual(['somchai', 'scb', 'somchai scb', true, 3])
  })

  it('keeps the focus on the same one of equal links', () => {
    const { place, replace } = openRendered()
    place.querySelectorAll('a')[1]?.focus()
    replace()
    expect(document.activeElement).toBe(place.querySelectorAll('a')[1])
  })

  it('is heard by the very fields in which it was done, where the page is taken over', () => {
    const { container } = render(<Form />)
    const [field] = container.getElementsByTagName('input')
    const [choice] = container.getElementsByTagName('select')
    if (!field || !choice) throw new Error('the form lacks a field')
    field.value = 'somchai'
    choice.value = 'scb'
    field.focus()
    field.setSelectionRange(3, 3)
    act(() => announceEarlyInput(container))
    expect([
      field.value,
      container.querySelector('output')?.textContent,
      field.selectionStart,
    ]).toEqual(['somchai', 'somchai scb', 3])
  })
})
