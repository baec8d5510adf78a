import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { flowNames } from '../../packages/core/src/app/flows/flows.ts'
import { root } from '../run.mjs'
import { filesOf } from '../sources.mjs'
import {
  floors,
  foldersInCircles,
  goingUp,
  importsOf,
  mostConnected,
  registersOf,
} from './structure.ts'

const source = (file: string, ...texts: readonly string[]) => ({ file, text: texts.join('\n') })

const house = [
  source('house/cellar/coal.ts', "import type { Lamp } from '../attic/lamp.ts'"),
  source('house/attic/lamp.ts', "export { oil } from '../cellar/oil.ts'"),
  source(
    'house/attic/roof.ts',
    "const lamp = () => import('./lamp.ts')",
    "import '../cellar/oil.ts'",
  ),
  source('house/cellar/oil.ts', "import { assign } from 'xstate'"),
]

describe('the structure of sources', () => {
  it('includes imports of types, re-exports and dynamic imports', () => {
    expect(importsOf(house)).toEqual([
      { from: 'house/cellar/coal.ts', to: 'house/attic/lamp.ts' },
      { from: 'house/attic/lamp.ts', to: 'house/cellar/oil.ts' },
      { from: 'house/attic/roof.ts', to: 'house/attic/lamp.ts' },
      { from: 'house/attic/roof.ts', to: 'house/cellar/oil.ts' },
    ])
  })

  it('finds imports of a higher floor', () => {
    expect(goingUp(importsOf(house), ['house/cellar', 'house/attic'])).toEqual([
      'house/cellar/coal.ts → house/attic/lamp.ts',
    ])
  })

  it('counts files on no floor as above all floors', () => {
    const door = source('house/cellar/key.ts', "import { door } from '../door.ts'")
    expect(goingUp(importsOf([door]), ['house/cellar', 'house/attic'])).toEqual([
      'house/cellar/key.ts → house/door.ts',
    ])
  })

  it('finds the folders in a circle, and no others', () => {
    expect([
      foldersInCircles(importsOf(house)),
      foldersInCircles(importsOf(house.slice(1))),
    ]).toEqual([[['house/attic', 'house/cellar']], []])
  })

  it('finds the most connected files', () => {
    expect(mostConnected(importsOf(house), 1)).toEqual([['house/attic/roof.ts', 2]])
  })

  it('finds the files that name more than half of the flows', () => {
    const files = [
      source('all.ts', 'gameList: gameListMachine, deposit: depositMachine'),
      source('parts.ts', "import './game-list.css'", 'createDepositFlow()'),
      source('one.ts', "import { depositMachine } from './deposit.machine.ts'"),
    ]
    expect(registersOf(files, ['gameList', 'deposit', 'history'])).toEqual(['all.ts', 'parts.ts'])
  })
})

/** The files beside the floors: the entry points of a package, and what composes it. */
const doors: Record<keyof typeof floors, readonly string[]> = {
  core: ['index.ts', 'internal.ts', 'universal.d.ts'],
  web: [
    'asked.games.ts',
    'first.view.tsx',
    'inspector.d.ts',
    'main.tsx',
    'prerender.tsx',
    'rendered.page.ts',
    'rendered.start.ts',
    'screen.sources.ts',
    'site.tree.tsx',
  ],
  'mock-server': [
    'adapter.stand-ins.ts',
    'app.ts',
    'games.origin.ts',
    'kept.requests.ts',
    'listen.ts',
    'main.ts',
    'site.file.ts',
    'site.pages.ts',
  ],
}

const sourcesOf = (name: string) =>
  filesOf([{ place: `packages/${name}/src`, except: /\.test\.tsx?$/ }])
    .filter((file) => /\.(tsx?|js|css)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }))

describe.each(['core', 'web', 'mock-server'] as const)('%s', (name) => {
  const sources = sourcesOf(name)
  const imports = importsOf(sources)

  it('imports nothing from a higher floor, not even types', () => {
    expect([imports.length > 0, goingUp(imports, floors[name])]).toEqual([true, []])
  })

  it('has no folders that import each other in a circle', () => {
    expect(foldersInCircles(imports)).toEqual([])
  })

  it('has every file on a floor, except for its entry points', () => {
    const outside = sources
      .map(({ file }) => file)
      .filter((file) => !floors[name].some((floor) => file.startsWith(`${floor}/`)))
    expect(outside).toEqual(doors[name].map((file) => `packages/${name}/src/${file}`))
  })
})

describe('core', () => {
  it('has one file that lists all flows', () => {
    expect(registersOf(sourcesOf('core'), flowNames)).toEqual([
      'packages/core/src/app/flows/flows.ts',
    ])
  })
})
