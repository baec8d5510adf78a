import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const source = fileURLToPath(new URL('../packages/web/src/', import.meta.url))
const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).map((file) => ({
  file,
  text: /\.(css|tsx?)$/.test(file) ? readFileSync(`${source}${file}`, 'utf8') : '',
}))

/** The properties that style sheets set, or a few components for a single element. */
const given = new Set(
  files.flatMap(({ text }) =>
    [...text.matchAll(/['"]?(--[\w-]+)['"]?\]?:/g)].map(([, name]) => name),
  ),
)

it('use no custom property without a value', () => {
  const missing = files.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].flatMap(([, name]) =>
      name !== undefined && !given.has(name) ? [`${file}: ${name}`] : [],
    ),
  )
  expect(missing).toEqual([])
})

it('set no custom property that nothing uses', () => {
  const used = new Set(
    files.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)),
  )
  expect([...given].filter((name) => !used.has(name))).toEqual([])
})

it('have each class that a component names', () => {
  const missing = files.flatMap(({ file, text }) =>
    [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(
      ([, name = '', sheet = '']) => {
        const css = readFileSync(path.resolve(source, path.dirname(file), sheet), 'utf8')
        const classes = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, one]) => one))
        const named = [...text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))]
        return named.flatMap(([use, one]) => (classes.has(one) ? [] : [`${file}: ${use}`]))
      },
    ),
  )
  expect(missing).toEqual([])
})

it('give the widths of media queries in em: whoever enlarges the letters gets the layout of a narrower window', () => {
  const queries = files.flatMap(({ file, text }) =>
    [...text.matchAll(/@media[^{]*|\((?:min|max)-(?:width|height):[^)]*\)/g)].flatMap(([query]) =>
      /\d\s*px/.test(query) ? [`${file}: ${query.trim()}`] : [],
    ),
  )
  expect(queries).toEqual([])
})

it('let only the scroll area and rows of links or buttons, which get the focus, scroll sideways', () => {
  const scrolling = files.flatMap(({ file, text }) =>
    /overflow-x: *(auto|scroll)/.test(text) ? [file] : [],
  )
  expect(scrolling.filter((file) => !file.startsWith('platform/inspector/')).sort()).toEqual([
    'features/affiliate/affiliate.module.css',
    'features/games/game-rails.module.css',
    'features/games/provider-row.module.css',
    'features/tournament/tournament-details.module.css',
    'ui/filter-chips.module.css',
    'ui/scroll-area.module.css',
  ])
})
