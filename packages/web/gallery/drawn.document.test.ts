import { expect, it } from 'vitest'
import { drawnHtml, watchModals } from './drawn.document.ts'
import { paintCanvasesAsSvg } from './painted.canvas.ts'

watchModals()
paintCanvasesAsSvg()

function draw(html: string): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'))
  element.innerHTML = html
  return element
}

it('carries what was typed and chosen', () => {
  const page = draw('<input><input type="checkbox"><textarea></textarea>')
  const [name, box] = page.querySelectorAll('input')
  if (name) name.value = '500'
  if (box) box.checked = true
  const area = page.querySelector('textarea')
  if (area) area.value = 'hello'
  expect(drawnHtml(page)).toBe(
    '<input value="500"><input type="checkbox" value="on" checked=""><textarea>hello</textarea>',
  )
})

it('carries which dialogs are modal, in their order, and where the focus is', () => {
  const page = draw('<dialog id="below"></dialog><dialog id="above"><button>OK</button></dialog>')
  const [below, above] = page.querySelectorAll('dialog')
  below?.showModal()
  above?.showModal()
  page.querySelector('button')?.focus()
  const html = drawnHtml(page)
  below?.close()
  above?.close()
  expect(html).toBe(
    '<dialog id="below" open="" data-look-modal="0"></dialog><dialog id="above" open="" data-look-modal="1"><button data-look-focus="">OK</button></dialog>',
  )
})

it('a canvas becomes a picture of what was painted', () => {
  const canvas = document.createElement('canvas')
  canvas.width = 20
  canvas.height = 10
  const brush = canvas.getContext('2d')
  brush?.scale(2, 2)
  brush?.fillRect(1, 1, 2, 2)
  brush?.fillRect(4, 1, 2, 2)
  const svg = decodeURIComponent(canvas.toDataURL())
  expect(svg).toContain('width="20" height="10"')
  expect(svg).toContain('transform="scale(2)"')
  expect(svg).toContain('d="M1 1h2v2h-2zM4 1h2v2h-2z"')
})
