/**
 * Makes an element. Attributes are set as text.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | boolean | null>} [attributes] true sets an empty attribute, false and null set none
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, attributes = {}, ...children) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    if (typeof value === 'string') made.setAttribute(attribute, value)
    else if (value) made.setAttribute(attribute, '')
  }
  made.append(...children)
  return made
}

/**
 * A button that does something.
 * @param {string} label
 * @param {() => void} press
 * @param {{ class?: string, describes?: string, control?: string, roves?: boolean }} [options] `describes` is
 *   the full name where the label is short; `control` what it is in its row, where the label changes;
 *   `roves` where arrow keys lead to it
 */
export function button(label, press, options = {}) {
  const made = element(
    'button',
    {
      type: 'button',
      class: options.class ?? null,
      'aria-label': options.describes ?? null,
      'data-control': options.control ?? label,
      ...(options.roves ? { 'data-roving': true, tabindex: '-1' } : {}),
    },
    label,
  )
  made.addEventListener('click', press)
  return made
}

/**
 * An element of the page by its id and kind.
 * @template {HTMLElement} Kind
 * @param {string} id
 * @param {new () => Kind} kind
 * @returns {Kind}
 */
export function part(id, kind) {
  const found = document.getElementById(id)
  if (found instanceof kind) return found
  throw new Error(`the page has no ${kind.name} with the id ${id}`)
}
