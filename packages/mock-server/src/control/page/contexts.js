import { button, part } from './element.js'
import { rove } from './roving.js'

const chips = part('answers-contexts', HTMLElement)
const roving = rove(part('answers-tools', HTMLElement), '.chips')

/** `deposit` for `deposit-qr`. @param {string} context */
export const familyOf = (context) => context.split('-')[0] ?? context

/**
 * Draws the chips by which the cases are narrowed down.
 * @param {readonly string[]} names @param {string} chosen @param {(name: string) => void} choose
 */
export function drawContexts(names, chosen, choose) {
  chips.replaceChildren(
    ...names.map((name) => {
      const chip = button(
        name,
        () => {
          for (const other of chips.children) other.setAttribute('aria-pressed', 'false')
          chip.setAttribute('aria-pressed', 'true')
          choose(name)
        },
        { roves: true },
      )
      chip.setAttribute('aria-pressed', String(name === chosen))
      return chip
    }),
  )
  roving.settle()
}
