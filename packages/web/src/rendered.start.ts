// The first script of a visitor's page. Its element lists the other scripts: those of the entry in the order in which they
// run, and those of the page’s screens. A browser runs it when the styles are there: requested sooner, the scripts would
// share the line with them and with the pictures of the first view.
// Until they answer, it marks the button that was pressed last, to be pressed again (`rendered-page.browser.ts`).

const place = document.querySelector<HTMLElement>('[data-rendered]')
const unmark = () => place?.querySelector('[data-pressed]')?.removeAttribute('data-pressed')

if (place) place.dataset.rendered = 'listening'
place?.addEventListener('input', unmark)
place?.addEventListener('click', ({ target }) => {
  if (place.dataset.rendered !== 'listening' || !(target instanceof Element)) return
  unmark()
  target.closest('button')?.setAttribute('data-pressed', '')
})

const element = document.querySelector<HTMLElement>('script[data-entry]')
const addressesIn = (list: string | undefined) => (list ? list.split(' ') : [])
const parts = addressesIn(element?.dataset.entry)

for (const address of [...parts, ...addressesIn(element?.dataset.scripts)]) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}
// Each part of the entry runs in a task of its own, so that the browser can paint and answer presses between them. A
// browser that preloads no modules would request one after the other: it gets the entry, which imports the others.
const isPreloaded = document.createElement('link').relList.supports('modulepreload')
for (const address of isPreloaded ? parts : parts.slice(-1)) {
  await import(/* @vite-ignore */ address)
}
