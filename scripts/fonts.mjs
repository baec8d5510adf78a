#!/usr/bin/env node
// Reduces the site's typeface to the characters of Thai and English pages: `node scripts/fonts.mjs`.
// The results are committed, so that nobody needs to run this to build the site.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { root } from './run.mjs'

const require = createRequire(import.meta.url)
const source = path.dirname(require.resolve('@fontsource-variable/anuphan/package.json'))
const target = path.join(root, 'packages/web/src/theme/fonts')

const scripts = {
  thai: `${range(0x0e01, 0x0e3a)}${range(0x0e3f, 0x0e5b)}\u200c\u200d\u25cc`,
  latin: `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”•…−`,
}

// The features that place Thai marks and digits. Stylistic alternates take a tenth of the file and are not used.
const keepFeatures = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum']
// The weights of the type scale.
const variationAxes = { wght: { min: 400, max: 600 } }

await mkdir(target, { recursive: true })
for (const [script, text] of Object.entries(scripts)) {
  const font = await readFile(path.join(source, 'files', `anuphan-${script}-wght-normal.woff2`))
  const subset = await subsetFont(font, text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes,
  })
  await writeFile(path.join(target, `anuphan-${script}.woff2`), subset)
  console.log(`anuphan-${script}.woff2  ${(subset.length / 1024).toFixed(1)} KiB`)
}
await copyFile(path.join(source, 'LICENSE'), path.join(target, 'OFL.txt'))

/**
 * Every character from the first code point to the last.
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}
