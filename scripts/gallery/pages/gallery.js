// The gallery's page. Everything comes from gallery.data.js and nothing is a module, because a page that is
// opened from a folder may neither fetch nor import.

/** @typedef {import('../gallery.data.ts').GalleryData} GalleryData */
/** @typedef {GalleryData['states'][number]} State */
/** @typedef {State['shots'][number]} Shot */

/** @type {GalleryData} */
const data = window.gallery
const main = part('main', HTMLElement)
const dialog = part('dialog', HTMLDialogElement)
const search = part('input', HTMLInputElement)
const language = part('[name=language]', HTMLSelectElement)
const width = part('[name=width]', HTMLSelectElement)
const page = part('[name=page]', HTMLSelectElement)
const count = part('output', HTMLOutputElement)
const documents = '../../docs'
const addressed = new URLSearchParams(location.search)

const widths = new Set(data.states.flatMap(({ shots }) => shots.map((shot) => shot.width)))
width.append(
  ...[...widths]
    .sort((one, other) => one - other)
    .map((one) => new Option(`${one} px`, String(one))),
)
page.append(
  new Option('Every page', ''),
  ...[...new Set(data.states.map((state) => state.page))].sort().map((name) => new Option(name)),
)
width.value = addressed.get('width') ?? '390'
language.value = addressed.get('language') ?? 'th'
search.value = addressed.get('text') ?? ''

/** What the search looks into. */
const texts = new Map(data.states.map((state) => [state, textOf(state)]))

/** @param {State} state */
function textOf({ charts, file, id, messages, page: name, requirements, screens, story }) {
  const words = messages.flatMap((message) => [message, ...wordsOf(message)])
  const all = [id, name, story, file, ...screens, ...requirements, ...charts, ...words]
  return all.join('\n').toLowerCase()
}

/** The words of a message in Thai and English. @param {string} id */
function wordsOf(id) {
  return data.words[id] ?? []
}

/**
 * @template {Element} Kind
 * @param {string} selector
 * @param {new () => Kind} kind
 */
function part(selector, kind) {
  const found = document.querySelector(selector)
  if (found instanceof kind) return found
  throw new Error(`the page lacks ${selector}`)
}

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

/** A link to the states that have a text. @param {string} text */
function searchLink(text) {
  return link(`?text=${encodeURIComponent(text)}#states`, text)
}

/** @param {string} chart @param {string} text */
function chartLink(chart, text) {
  return link(`${documents}/statecharts/${chart}.md`, text)
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

function drawStates() {
  const wanted = search.value.toLowerCase().split(/\s+/)
  const states = data.states.filter(
    (state) =>
      (page.value === '' || state.page === page.value) &&
      wanted.every((word) => texts.get(state)?.includes(word)),
  )
  count.value = `${states.length} of ${data.states.length} states`
  main.replaceChildren(element('div', { class: 'grid' }, ...states.map(card)))
}

/** @param {State} state */
function card(state) {
  const made = button('', () => open(state))
  made.className = 'card'
  made.id = state.id
  made.append(
    picture(bestShot(state)?.picture ?? '', ''),
    element('strong', {}, nameOf(state)),
    element('span', {}, state.story),
  )
  return made
}

/** The picture of a state that fits the chosen width and language best. @param {State} state */
function bestShot({ shots }) {
  /** @param {Shot} shot */
  const distance = (shot) =>
    Math.abs(shot.width - Number(width.value)) * 4 +
    (shot.language === language.value ? 0 : 2) +
    (shot.brand === 'default' ? 0 : 1)
  return [...shots].sort((one, other) => distance(one) - distance(other))[0]
}

/** @param {State} state */
function nameOf({ page: name, screens }) {
  const own = screens.filter((screen) => screen !== 'app.open' && screen !== 'content.page')
  return [name, ...own].join(' · ')
}

/** @param {State} state */
function open(state) {
  const charts = state.charts.map((name) => [
    searchLink(name),
    chartLink(name.split(':', 1)[0] ?? '', 'chart'),
  ])
  const words = state.messages.map((id) => [element('code', {}, id), ...wordsOf(id)])
  const catalogues = ['th', 'en'].map((name) =>
    link(`../../packages/web/src/i18n/${name}.json`, `${name}.json`),
  )
  dialog.replaceChildren(
    button('Close', () => dialog.close()),
    element('h2', { id: 'detail-title' }, nameOf(state)),
    element('p', {}, `${state.story} (packages/web/stories/${state.file})`),
    element('p', {}, ...state.requirements.flatMap((id) => [searchLink(id), ' ']), requirements()),
    element('div', { class: 'shots' }, ...state.shots.map(figure)),
    element('h3', {}, 'Charts'),
    table(charts),
    element('h3', {}, 'Words'),
    element('p', {}, ...catalogues.flatMap((one) => [one, ' '])),
    table(words),
  )
  dialog.showModal()
}

function requirements() {
  return link(`${documents}/requirements.md`, 'all requirements')
}

/** @param {Shot} shot */
function figure(shot) {
  const name = `${shot.width} px, ${shot.language}, ${shot.brand}`
  const live = link(`${shot.page}?brand=${shot.brand}`, 'live')
  return element(
    'figure',
    {},
    element('figcaption', {}, `${name} `, live),
    link(shot.picture, picture(shot.picture, name)),
  )
}

function drawCharts() {
  const shown = data.charts.filter(({ isShown }) => isShown)
  const unseen = shown.filter(({ seen }) => seen === 0)
  const missing = unseen.filter(({ whyUnseen }) => whyUnseen === null)
  count.value = `${missing.length} of ${shown.length} states of charts with a view are missing`
  /** @param {GalleryData['charts'][number]} one */
  const row = ({ chart, description, seen, state }) => [
    chartLink(chart, chart),
    seen > 0 ? searchLink(`${chart}: ${state}`) : state,
    String(seen),
    description,
  ]
  main.replaceChildren(
    element('h2', {}, 'Missing'),
    table(missing.map(row), 'missing'),
    element('h2', {}, 'Never seen'),
    table(
      unseen
        .filter(({ whyUnseen }) => whyUnseen !== null)
        .map(({ chart, state, whyUnseen }) => [
          chartLink(chart, chart),
          state,
          '0',
          whyUnseen ?? '',
        ]),
    ),
    element('h2', {}, 'All'),
    table(data.charts.map(row)),
  )
}

function drawChanges() {
  count.value = `${data.differences.length} pictures differ from the accepted ones`
  main.replaceChildren(
    ...data.differences.map(({ kind, name, part: share }) =>
      element(
        'section',
        {},
        element('h3', {}, `${name}: ${kind}, ${(share * 100).toFixed(1)} %`),
        element(
          'div',
          { class: 'sides' },
          kind === 'new' ? '–' : picture(`accepted/${name}.webp`, 'before'),
          kind === 'gone' ? '–' : picture(`small/${name}.webp`, 'now'),
        ),
      ),
    ),
  )
}

function drawViolations() {
  count.value = `${data.violations.length} violations`
  main.replaceChildren(
    table(
      data.violations.map(({ elements, picture: file, rule }) => [
        link(`pictures/${file}`, file),
        rule,
        element('pre', {}, elements.join('\n')),
      ]),
    ),
  )
}

/** @type {Record<string, () => void>} */
const sections = {
  '#charts': drawCharts,
  '#changes': drawChanges,
  '#violations': drawViolations,
}

function draw() {
  const section = sections[location.hash] ?? drawStates
  section()
}

part('form', HTMLFormElement).addEventListener('input', draw)
part('form', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', () => {
  dialog.close()
  draw()
})
draw()
