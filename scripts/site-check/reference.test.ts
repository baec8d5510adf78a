import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentLeaves, documentPlaces } from '../../packages/core/src/kernel/site/site.paths.ts'
import { referencePage } from './reference.ts'
import { siteProblems } from './site.check.ts'

const docs = new URL('../../docs/', import.meta.url)
const sample = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`sites/${name}`, docs), 'utf8'))
const samples = readdirSync(new URL('sites', docs))

describe('the page of configuration fields', () => {
  it('matches the docs; `npm run unit -- reference -u` writes it', async () => {
    await expect(referencePage()).toMatchFileSnapshot('../../docs/site-configuration.md')
  })

  it('says what every field is for', () => {
    const fields = documentPlaces().filter(([place]) => !/[.*]/.test(place))
    const rows = referencePage().split('\n')
    const untold = fields.filter(
      ([field]) =>
        !rows.some((row) => new RegExp(`^\\| \`${field}\` \\| .+ \\| .+ \\| .+ \\|$`).test(row)),
    )
    expect(untold).toEqual([])
  })
})

describe('the sample sites', () => {
  it.each(samples)('%s is correct', (name) => {
    expect(siteProblems(sample(name), 'https://casino.example')).toEqual([])
  })

  it('use every field between them except for the logos of banks, which are trademarks', () => {
    const used = new Set(samples.flatMap((name) => placesIn(sample(name))))
    expect(documentLeaves().filter((place) => !used.has(place))).toEqual([
      'banks.*.logoPosition',
      'bankLogos',
    ])
  })
})

function placesIn(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at]
  const prefix = at === '' ? '' : `${at}.`
  return Array.isArray(value)
    ? value.flatMap((item) => placesIn(item, `${prefix}*`))
    : Object.entries(value).flatMap(([key, part]) => placesIn(part, `${prefix}${key}`))
}
