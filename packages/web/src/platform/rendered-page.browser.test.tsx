import { act, render } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { describe, expect, it } from 'vitest'
import {
  keepEarlyInput,
  readRenderedMark,
  takeEarlyPress,
  watchEarlyInput,
} from './rendered-page.browser.ts'

describe('the mark of a rendered page', () => {
  it('is read from its block', () => {
    const mark = { address: '/login', isMember: false, screens: ['login'], site: {}, answers: [] }
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
  '<input name="username"><select name="bank"><option value="">Choose</option><option value="scb">SCB</option></select><input type="checkbox"><a href="/help">Help</a><a href="/help">Help</a><output> </output>'

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

  it('is entered into the very fields in which it was done, where the page is taken over meanwhile', () => {
    const { place, part } = openRendered()
    const field = part('input')
    field.value = 'som'
    field.focus()
    const enterEarlyInput = watchEarlyInput(place)
    field.value = 'somchai'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    part('select').value = 'scb'
    part('select').dispatchEvent(new Event('input', { bubbles: true }))
    act(() => void hydrateRoot(place, <Form />))
    act(enterEarlyInput)
    expect([
      field.isConnected,
      field.value,
      part('output').textContent,
      document.activeElement === field,
    ]).toEqual([true, 'somchai', 'somchai scb', true])
  })
})

describe('a press before the page listens', () => {
  const buttons = '<button>Show</button><button data-pressed="">Log in</button>'

  function openPressed(html: string) {
    const place = document.createElement('div')
    place.dataset.rendered = 'listening'
    place.innerHTML = html
    const pressed: string[] = []
    place.addEventListener('click', ({ target }) => {
      if (target instanceof Element) pressed.push(target.textContent)
    })
    return { place, pressed }
  }

  it('presses the same button of the page that replaces it, once', () => {
    const { place, pressed } = openPressed(buttons)
    const pressAgain = takeEarlyPress(place)
    place.innerHTML = '<button>Menu</button><button>Show</button><button>Log in</button>'
    pressAgain()
    takeEarlyPress(place)()
    expect([pressed, place.dataset.rendered]).toEqual([['Log in'], ''])
  })

  it.each([
    ['the button is not there any more', buttons, '<button>Show</button>'],
    ['none was pressed', '<button>Log in</button>', '<button>Log in</button>'],
  ])('presses nothing where %s', (_where, before, after) => {
    const { place, pressed } = openPressed(before)
    const pressAgain = takeEarlyPress(place)
    place.innerHTML = after
    pressAgain()
    expect(pressed).toEqual([])
  })
})
