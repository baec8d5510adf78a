import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { acceptedFolder } from './accepted.ts'

const mostBytes = 5 * 1024 * 1024

it('all accepted pictures together have at most 5 MB', () => {
  const names = existsSync(acceptedFolder) ? readdirSync(acceptedFolder) : []
  const sizes = names.map((name) => statSync(path.join(acceptedFolder, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostBytes)
})
