// The first script of a visitor's page. Its element lists the other scripts, the entry first. A browser runs it when the
// styles are there: requested sooner, the scripts would share the line with them and with the pictures of the first view.
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

const addresses = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts
const [entry, ...others] = addresses?.split(' ') ?? []

for (const address of others) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = address
  document.head.append(link)
}
if (entry !== undefined) await import(/* @vite-ignore */ entry)
