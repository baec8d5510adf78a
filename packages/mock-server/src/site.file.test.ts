import { fileURLToPath } from 'node:url'
import { createVirtualClock } from '@croupier/core/testing'
import { describe, expect, it } from 'vitest'
import { createMockServer } from './app.ts'
import { readSiteFile } from './site.file.ts'

const file = (name: string) =>
  fileURLToPath(new URL(`../../../docs/sites/${name}`, import.meta.url))

describe('the file of a site’s configuration', () => {
  it('dresses every world, which keeps its own group and services [SITE-01, SITE-02]', async () => {
    const server = createMockServer({
      clock: createVirtualClock(),
      site: readSiteFile(file('paper.json')),
    })
    const answer = await server.fetch(new Request('https://site.test/site.json'))
    expect(await answer.json()).toMatchObject({
      groupId: 'croupier-demo',
      title: 'Paper',
      theme: { mode: 'light', surface: '#f7f4ef', brand: '#264b92', accent: '#00879e' },
      services: { api: '/_/default/api' },
    })
  })

  it('leaves the games of every world on the hosts of the mock server', () => {
    expect(Object.keys(readSiteFile(file('lagoon.json')))).not.toContain('gameHosts')
  })

  it.each([
    ['that is not there', 'none.json'],
    ['that is something else', '../routes.md'],
  ])('is asked to be another one where there is one %s', (_what, name) => {
    expect(() => readSiteFile(file(name))).toThrow(
      new Error(
        `${file(name)} is no site configuration: \`npm run site:check -- ${file(name)}\` says why.`,
      ),
    )
  })
})
