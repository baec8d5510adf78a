// The first script of a visitor's page. Its element lists the other scripts, the entry first. A browser runs it when the
// styles are there: requested sooner, the scripts would share the line with them and with the pictures of the first view.

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
