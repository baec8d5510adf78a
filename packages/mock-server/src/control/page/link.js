import { whatIsArmed } from './answers.js'
import { copy } from './copying.js'
import { dialogOf } from './dialog.js'
import { element, part } from './element.js'
import { refreshing } from './refreshing.js'
import { callsOf } from './repeating.js'
import { attempt } from './saying.js'
import { call, world } from './server.js'

const { open } = dialogOf('link-dialog')
const to = part('link-world', HTMLInputElement)
const next = part('link-next', HTMLInputElement)
const address = part('link-address', HTMLInputElement)

const showLink = refreshing(async () => {
  const query = new URLSearchParams({ to: to.value })
  if (next.value !== '') query.set('next', next.value)
  address.value = ''
  /** @type {{ link: string }} */
  const { link } = await call(`/link?${query}`)
  address.value = `${location.origin}${link}`
})

/** Shows the link that opens the site in this world with all of this armed. */
export function openLink() {
  to.value = world
  const armed = whatIsArmed().map((one) => {
    const words = `${one.case} for ${one.endpoint}: ${callsOf(one)}`
    return element('li', {}, one.applied ? `${words}, only the answer is lost` : words)
  })
  part('link-armed', HTMLUListElement).replaceChildren(
    ...(armed.length > 0 ? armed : [element('li', {}, 'nothing')]),
  )
  open()
  void attempt(showLink)
}

part('link-open', HTMLButtonElement).addEventListener('click', openLink)
for (const field of [to, next]) {
  field.addEventListener('input', () => {
    if (to.validity.valid) void attempt(showLink)
  })
}
part('link-form', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault()
  void attempt(async () => {
    await showLink()
    await copy(address.value)
  }, 'The link is copied')
})
