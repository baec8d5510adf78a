// The gallery's page. Everything comes from gallery.data.js and nothing is a module, because a page that is
// opened from a folder may neither fetch nor import.

/** @typedef {import('../gallery.data.ts').GalleryData} GalleryData */
/** @typedef {GalleryData['states'][number]} State */
/** @typedef {State['shots'][number]} Shot */

/** @type {GalleryData} */
const data = window.gallery
const looks = window.lookFrames
const make = window.elements
const main = part('main', HTMLElement)
const dialog = part('dialog', HTMLDialogElement)
const search = part('input', HTMLInputElement)
const language = part('[name=language]', HTMLSelectElement)
const width = part('[name=width]', HTMLSelectElement)
const brand = part('[name=brand]', HTMLSelectElement)
const page = part('[name=page]', HTMLSelectElement)
const count = part('output', HTMLOutputElement)
const documents = '../../docs'
const addressed = new URLSearchParams(location.search)

width.append(...data.windows.map((one) => new Option(`${one.width} px`, String(one.width))))
brand.append(...data.brands.map((name) => new Option(name)))
page.append(
  new Option('Every page', ''),
  ...[...new Set(data.states.map((state) => state.page))].sort().map((name) => new Option(name)),
)
width.value = addressed.get('width') ?? '390'
language.value = addressed.get('language') ?? 'th'
brand.value = addressed.get('brand') ?? 'default'
search.value = addressed.get('text') ?? ''

const shotsByName = new Map(
  data.states.flatMap(({ shots }) => shots).map((shot) => [shot.name, shot]),
)

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

/** A link to the states that have a text. @param {string} text */
function searchLink(text) {
  return make.link(`?text=${encodeURIComponent(text)}#states`, text)
}

/** @param {string} chart @param {string} text */
function chartLink(chart, text) {
  return make.link(`${documents}/statecharts/${chart}.md`, text)
}

function drawStates() {
  const wanted = search.value.toLowerCase().split(/\s+/)
  const states = data.states.filter(
    (state) =>
      (page.value === '' || state.page === page.value) &&
      wanted.every((word) => texts.get(state)?.includes(word)),
  )
  count.value = `${states.length} of ${data.states.length} states`
  const wide = cardWidth()
  const grid = make.element('div', { class: 'grid' }, ...states.map((state) => card(state, wide)))
  grid.style.setProperty('--card', `${wide}px`)
  main.replaceChildren(grid)
}

/** Cards of wide windows are wider. */
function cardWidth() {
  const wide = Number(width.value)
  if (wide >= 1280) return 340
  return wide >= 768 ? 250 : 190
}

/** @param {State} state @param {number} wide */
function card(state, wide) {
  const opened = make.button('', () => open(state))
  opened.append(make.element('strong', {}, nameOf(state)), make.element('span', {}, state.story))
  return make.element(
    'article',
    { class: 'card', id: state.id },
    looks.preview(shownOf(state), wide),
    opened,
  )
}

/** What a state looks like in the chosen width, language and brand, or in what was recorded of it. @param {State} state */
function shownOf({ shots }) {
  const chosen = data.windows.find((one) => one.width === Number(width.value))
  const worn = data.brands.find((name) => name === brand.value)
  /** @param {Shot} shot */
  const sizeOf = (shot) => data.windows.find((one) => one.width === shot.width)?.size
  /** @param {Shot} shot */
  const distance = (shot) =>
    (sizeOf(shot) === chosen?.size ? 0 : 8) +
    (shot.language === language.value ? 0 : 4) +
    Math.abs(shot.width - Number(width.value)) / 1000 +
    (shot.brand === brand.value ? 0 : 1)
  const [best] = [...shots].sort((one, other) => distance(one) - distance(other))
  if (!best || !chosen || !worn) throw new Error('a state has shots, and the form a choice')
  const { height, width: wide } = sizeOf(best) === chosen.size ? chosen : best
  const isTaken = best.width === wide && best.brand === worn
  return { ...best, width: wide, height, brand: worn, small: isTaken ? best.small : null }
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
  const words = state.messages.map((id) => [make.element('code', {}, id), ...wordsOf(id)])
  const catalogues = ['th', 'en'].map((name) =>
    make.link(`../../packages/web/src/i18n/${name}.json`, `${name}.json`),
  )
  const close = make.button('Close', () => dialog.close())
  close.className = 'close'
  const shots = make.element('div', { class: 'shots' })
  dialog.replaceChildren(
    close,
    make.element('h2', { id: 'detail-title' }, nameOf(state)),
    make.element('p', {}, `${state.story} (packages/web/stories/${state.file})`),
    make.element(
      'p',
      {},
      ...state.requirements.flatMap((id) => [searchLink(id), ' ']),
      requirements(),
    ),
    shots,
    make.element('h3', {}, 'Charts'),
    make.table(charts),
    make.element('h3', {}, 'Words'),
    make.element('p', {}, ...catalogues.flatMap((one) => [one, ' '])),
    make.table(words),
  )
  dialog.showModal()
  // Their scale depends on the room in the open dialog.
  shots.append(...state.shots.map(figure))
}

function requirements() {
  return make.link(`${documents}/requirements.md`, 'all requirements')
}

/** @param {Shot} shot */
function figure(shot) {
  const wide = Math.min(660, dialog.clientWidth - 48)
  return make.element(
    'figure',
    {},
    make.element(
      'figcaption',
      {},
      `${looks.shownName(shot)} `,
      make.link(looks.addressOf(shot), 'live'),
    ),
    looks.liveLook(shot, wide, 640),
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
    make.element('h2', {}, 'Missing'),
    make.table(missing.map(row), 'missing'),
    make.element('h2', {}, 'Never seen'),
    make.table(
      unseen
        .filter(({ whyUnseen }) => whyUnseen !== null)
        .map(({ chart, state, whyUnseen }) => [
          chartLink(chart, chart),
          state,
          '0',
          whyUnseen ?? '',
        ]),
    ),
    make.element('h2', {}, 'All'),
    make.table(data.charts.map(row)),
  )
}

function drawChanges() {
  count.value = `${data.differences.length} pictures differ from the accepted ones`
  main.replaceChildren(...data.differences.map(change))
}

/** @param {GalleryData['differences'][number]} difference */
function change({ kind, name, part: share }) {
  const told = kind === 'changed' ? `${kind}, ${(share * 100).toFixed(1)} %` : kind
  const shot = shotsByName.get(name)
  return make.element(
    'section',
    { class: 'change' },
    make.element(
      'h3',
      {},
      `${name}: ${told} `,
      ...(shot ? [make.link(looks.addressOf(shot), 'live')] : []),
    ),
    make.element(
      'div',
      { class: 'sides' },
      ...(kind === 'new' ? [] : [side('before', `accepted/${name}.webp`)]),
      ...(kind === 'gone' ? [] : [side('now', `small/${name}.webp`)]),
    ),
  )
}

/** @param {string} words @param {string} file */
function side(words, file) {
  return make.element(
    'figure',
    {},
    make.element('figcaption', {}, words),
    make.picture(file, words),
  )
}

function drawViolations() {
  count.value = `${data.violations.length} violations`
  main.replaceChildren(
    make.table(
      data.violations.map(({ elements, rule, shot: name }) => {
        const shot = shotsByName.get(name)
        return [
          shot ? make.link(looks.addressOf(shot), name) : name,
          rule,
          make.element('pre', {}, elements.join('\n')),
        ]
      }),
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

// The looks in a closed dialog are unloaded.
dialog.addEventListener('close', () => dialog.replaceChildren())
addEventListener('message', ({ data: told }) => {
  // Whoever has clicked into a look closes the dialog around it too.
  if (told === 'escape') dialog.close()
})
part('form', HTMLFormElement).addEventListener('input', draw)
part('form', HTMLFormElement).addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', () => {
  dialog.close()
  draw()
})
draw()
