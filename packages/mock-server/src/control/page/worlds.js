import { dialogOf } from './dialog.js'
import { element, part } from './element.js'
import { attempt } from './saying.js'
import { call, world } from './server.js'

const opener = part('worlds-open', HTMLButtonElement)
const menu = part('worlds-menu', HTMLElement)
const list = part('worlds-list', HTMLUListElement)
const field = part('world', HTMLInputElement)
const resetting = dialogOf('reset-dialog')

/** Where the control room of a world is. @param {string} name */
const roomOf = (name) => `/__mock?world=${encodeURIComponent(name)}`

part('world-name', HTMLElement).textContent = world
document.title = world === 'default' ? 'Control room' : `${world} · Control room`
part('open-site', HTMLAnchorElement).href = `/?world=${world}`

menu.addEventListener('beforetoggle', () => {
  menu.style.left = `${Math.max(8, opener.getBoundingClientRect().left)}px`
  menu.style.top = `${opener.getBoundingClientRect().bottom + 4}px`
})
menu.addEventListener('toggle', () => {
  if (!menu.matches(':popover-open')) return
  void attempt(async () => {
    /** @type {{ worlds: string[] }} */
    const { worlds } = await call('/worlds')
    list.replaceChildren(...worlds.map(worldItem))
    list.querySelector('a')?.focus()
  })
})
part('world-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  location.assign(roomOf(field.value))
})

part('reset-open', HTMLButtonElement).addEventListener('click', resetting.open)
part('reset-world', HTMLButtonElement).addEventListener('click', () => {
  void attempt(async () => {
    await call('/reset', {})
    resetting.close()
  }, 'The world is as it began')
})

/** @param {string} name */
const worldItem = (name) =>
  element(
    'li',
    {},
    element('a', { href: roomOf(name), 'aria-current': name === world ? 'page' : null }, name),
  )
