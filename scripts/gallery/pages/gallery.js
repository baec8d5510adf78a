// The gallery's page: everything comes from gallery.data.js, because a page in a folder may not fetch.
/* global gallery */
const main = document.querySelector('main')
const form = document.querySelector('form')
const dialog = document.querySelector('dialog')
const documents = '../../docs'
const addressed = new URLSearchParams(location.search)

const widths = [
  ...new Set(gallery.states.flatMap(({ shots }) => shots.map(({ width }) => width))),
].sort((one, other) => one - other)
form.width.append(...widths.map((width) => new Option(`${width} px`, width)))
form.page.append(
  new Option('Every page', ''),
  ...[...new Set(gallery.states.map(({ page }) => page))].sort().map((page) => new Option(page)),
)
form.width.value = addressed.get('width') ?? '390'
form.language.value = addressed.get('language') ?? 'th'
form.text.value = addressed.get('text') ?? ''

const texts = new Map(gallery.states.map((state) => [state, textOf(state)]))

function textOf(state) {
  const words = state.messages.flatMap((id) => [id, ...gallery.words[id]])
  return [
    state.id,
    state.page,
    state.story,
    state.file,
    ...state.screens,
    ...state.requirements,
    ...state.charts,
    ...words,
  ]
    .join('\n')
    .toLowerCase()
}

/** Makes an element with attributes and children; texts are never read as HTML. */
function element(name, attributes = {}, ...children) {
  const made = Object.assign(document.createElement(name), attributes)
  made.append(...children)
  return made
}

function shown() {
  const wanted = form.text.value.toLowerCase().split(/\s+/).filter(Boolean)
  return gallery.states.filter(
    (state) =>
      (form.page.value === '' || state.page === form.page.value) &&
      wanted.every((word) => texts.get(state).includes(word)),
  )
}

/** The picture of a state that fits the form best. */
function bestShot({ shots }) {
  const width = Number(form.width.value)
  const rank = (shot) =>
    Math.abs(shot.width - width) * 4 +
    (shot.language === form.language.value ? 0 : 2) +
    (shot.brand === 'default' ? 0 : 1)
  return [...shots].sort((one, other) => rank(one) - rank(other))[0]
}

function drawStates() {
  const states = shown()
  form.count.value = `${states.length} of ${gallery.states.length} states`
  main.replaceChildren(element('div', { className: 'grid' }, ...states.map(card)))
}

function card(state) {
  const shot = bestShot(state)
  return element(
    'button',
    { className: 'card', type: 'button', id: state.id, onclick: () => open(state) },
    element('img', { src: shot?.picture ?? '', alt: '', loading: 'lazy' }),
    element('strong', {}, [state.page, ...inner(state)].join(' · ')),
    element('span', {}, state.story),
  )
}

function inner({ screens }) {
  return screens.filter((screen) => screen !== 'app.open' && screen !== 'content.page')
}

function open(state) {
  const close = element('button', { type: 'button', onclick: () => dialog.close() }, 'Close')
  const rows = state.messages.map((id) =>
    element(
      'tr',
      {},
      element('td', {}, element('code', {}, id)),
      ...gallery.words[id].map((text, at) => element('td', { lang: ['th', 'en'][at] }, text)),
    ),
  )
  dialog.replaceChildren(
    close,
    element('h2', { id: 'detail-title' }, [state.page, ...inner(state)].join(' · ')),
    element('p', {}, `${state.story} (${state.file})`),
    element('p', {}, ...state.requirements.flatMap((id) => [search(id), ' '])),
    element('div', { className: 'shots' }, ...state.shots.map(figure)),
    element('h3', {}, 'Charts'),
    element(
      'p',
      {},
      ...state.charts.flatMap((name) => [search(name), ' ', chartPage(name), ' · ']),
    ),
    element('h3', {}, 'Words'),
    element(
      'p',
      {},
      link('../../packages/web/src/i18n/th.json', 'Thai'),
      ' · ',
      link('../../packages/web/src/i18n/en.json', 'English'),
    ),
    element('table', {}, ...rows),
  )
  dialog.showModal()
}

function figure({ brand, language, page, picture, width }) {
  const name = `${width} px, ${language}, ${brand}`
  return element(
    'figure',
    {},
    element('figcaption', {}, `${name} `, link(`${page}?brand=${brand}`, 'live')),
    link(picture, element('img', { src: picture, alt: name, loading: 'lazy' })),
  )
}

function link(href, ...children) {
  return element('a', { href }, ...children)
}

function search(text) {
  return link(`?text=${encodeURIComponent(text)}#states`, text)
}

function chartPage(name) {
  const [chart] = name.split(':')
  return link(`${documents}/statecharts/${chart}.md`, '↗')
}

function drawCharts() {
  const all = gallery.charts.filter(({ isShown }) => isShown)
  const missing = all.filter(({ seen }) => seen === 0)
  form.count.value = `${all.length - missing.length} of ${all.length} states of charts with a view`
  const row = ({ chart, description, isShown, seen, state }) =>
    element(
      'tr',
      { className: isShown && seen === 0 ? 'missing' : '' },
      element('td', {}, link(`${documents}/statecharts/${chart}.md`, chart)),
      element('td', {}, seen > 0 ? search(`${chart}: ${state}`) : state),
      element('td', {}, seen > 0 ? String(seen) : isShown ? 'missing' : '–'),
      element('td', {}, description),
    )
  const [wanted] = form.text.value.toLowerCase().split(':')
  const rows = gallery.charts.filter(({ chart }) => chart.toLowerCase().includes(wanted))
  main.replaceChildren(element('table', {}, ...rows.map(row)))
}

function drawChanges() {
  const { differences } = gallery
  form.count.value = `${differences.length} pictures differ from the accepted ones`
  const sides = differences.map(({ kind, name, part }) =>
    element(
      'section',
      {},
      element('h3', {}, `${name}: ${kind}, ${(part * 100).toFixed(1)} %`),
      element(
        'div',
        { className: 'sides' },
        side(kind === 'new' ? null : `accepted/${name}.webp`),
        side(kind === 'gone' ? null : `small/${name}.webp`),
      ),
    ),
  )
  main.replaceChildren(...sides)
}

function side(src) {
  return src ? link(src, element('img', { src, alt: src, loading: 'lazy' })) : element('p', {}, '–')
}

function drawViolations() {
  const { violations } = gallery
  form.count.value = `${violations.length} violations`
  const rows = violations.map(({ elements, picture, rule }) =>
    element(
      'tr',
      {},
      element('td', {}, link(`pictures/${picture}`, picture)),
      element('td', {}, rule),
      element('td', {}, ...elements.map((html) => element('pre', {}, html))),
    ),
  )
  main.replaceChildren(element('table', {}, ...rows))
}

const sections = {
  '#charts': drawCharts,
  '#changes': drawChanges,
  '#violations': drawViolations,
}

function draw() {
  const section = sections[location.hash] ?? drawStates
  section()
}

form.addEventListener('input', draw)
form.addEventListener('submit', (event) => event.preventDefault())
addEventListener('hashchange', draw)
draw()
