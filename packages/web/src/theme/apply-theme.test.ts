import { expect, it } from 'vitest'
import { applyTheme } from './apply-theme.ts'

it("takes a site's colours and gives the default brand back", () => {
  document.head.innerHTML = '<meta name="theme-color" content="">'
  const root = document.createElement('div')
  applyTheme({ mode: 'light', surface: '#fdfcf8', brand: '#2a4d9b', accent: '#0e7a9a' }, root)
  const read = () => [
    root.dataset.mode,
    ...['--surface', '--brand', '--accent'].map((name) => root.style.getPropertyValue(name)),
    ...Array.from(
      document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'),
      ({ content }) => content,
    ),
  ]
  expect(read()).toEqual(['light', '#fdfcf8', '#2a4d9b', '#0e7a9a', '#fdfcf8'])

  applyTheme(null, root)
  expect(read()).toEqual(['dark', '', '', '', '#0d1915'])
})
