import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { fetchTools } from './tools.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tools-'))
  return () => rmSync(folder, { recursive: true })
})

/** Fetches a tool in a version. Returns the version that this installed, or null. */
async function fetchAt(version: string, code = 0): Promise<string | null> {
  let installed: string | null = null
  await fetchTools({
    folder,
    versions: { prism: version },
    install: async (into) => {
      const wanted = readFileSync(path.join(into, 'package.json'), 'utf8')
      installed = String(JSON.parse(wanted).dependencies.prism)
      return { code, output: 'no network' }
    },
  })
  return installed
}

it('fetches the tools once, and again after a version was raised', async () => {
  const fetched = [
    await fetchAt('5.14.1'),
    await fetchAt('5.14.1'),
    await fetchAt('5.14.2'),
    await fetchAt('5.14.2'),
  ]
  expect(fetched).toEqual(['5.14.1', null, '5.14.2', null])
})

it('fetches again after a failure', async () => {
  const failure = 'Redocly and Prism could not be fetched:\nno network'
  await expect(fetchAt('5.14.2', 1)).rejects.toThrow(failure)
  expect(await fetchAt('5.14.2')).toBe('5.14.2')
})
