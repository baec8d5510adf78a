// The elements of the gallery's page.

/**
 * Makes an element; texts are never read as HTML.
 * @param {string} name
 * @param {Record<string, string | boolean>} attributes
 * @param {(Node | string)[]} children
 */
function element(name, attributes, ...children) {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, String(value))
  }
  made.append(...children)
  return made
}

/** @param {string} href @param {(Node | string)[]} children */
function link(href, ...children) {
  return element('a', { href }, ...children)
}

/** @param {string} src @param {string} alt */
function picture(src, alt) {
  return element('img', { src, alt, loading: 'lazy' })
}

/** @param {string} words @param {() => void} act */
function button(words, act) {
  const made = element('button', { type: 'button' }, words)
  made.addEventListener('click', act)
  return made
}

/** @param {(Node | string)[][]} rows @param {string} [kind] */
function table(rows, kind = '') {
  const drawn = rows.map((cells) =>
    element('tr', {}, ...cells.map((cell) => element('td', {}, cell))),
  )
  return element('table', { class: kind }, ...drawn)
}

window.elements = { button, element, link, picture, table }
