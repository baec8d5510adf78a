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
  it('has the imports of types, of what is handed on and of what is loaded later', () => {
    expect(importsOf(house)).toEqual([
      { from: 'house/cellar/coal.ts', to: 'house/attic/lamp.ts' },
      { from: 'house/attic/lamp.ts', to: 'house/cellar/oil.ts' },
      { from: 'house/attic/roof.ts', to: 'house/attic/lamp.ts' },
      { from: 'house/attic/roof.ts', to: 'house/cellar/oil.ts' },
    ])
  })

  it('tells what goes up', () => {
    expect(goingUp(importsOf(house), ['house/cellar', 'house/attic'])).toEqual([
      'house/cellar/coal.ts → house/attic/lamp.ts',
    ])
  })

  it('has above all floors what is on none', () => {
    const door = source('house/cellar/key.ts', "import { door } from '../door.ts'")
    expect(goingUp(importsOf([door]), ['house/cellar', 'house/attic'])).toEqual([
      'house/cellar/key.ts → house/door.ts',
    ])
  })

  it('tells the folders in a circle, and nothing of others', () => {
    expect([
      foldersInCircles(importsOf(house)),
      foldersInCircles(importsOf(house.slice(1))),
    ]).toEqual([[['house/attic', 'house/cellar']], []])
  })

  it('tells the most connected files', () => {
    expect(mostConnected(importsOf(house), 1)).toEqual([['house/attic/roof.ts', 2]])
  })

  it('tells the files that name more than half of the flows', () => {
    const files = [
      source('all.ts', 'gameList: gameListMachine, deposit: depositMachine'),
      source('parts.ts', "import './game-list.css'", 'createDepositFlow()'),
      source('one.ts', "import { depositMachine } from './deposit.machine.ts'"),
    ]
    expect(registersOf(files, ['gameList', 'deposit', 'history'])).toEqual(['all.ts', 'parts.ts'])
  })
})

/** The files beside the floors: what others reach a package by, and what puts it together. */
const doors: Record<keyof typeof floors, readonly string[]> = {
  core: ['index.ts', 'internal.ts', 'universal.d.ts'],
  web: ['inspector.d.ts', 'main.tsx', 'screen.sources.ts'],
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

  it('has floors: nothing imports from above, types included', () => {
    expect([imports.length > 0, goingUp(imports, floors[name])]).toEqual([true, []])
  })

  it('has no folders that import each other in a circle', () => {
    expect(foldersInCircles(imports)).toEqual([])
  })

  it('has every file on a floor, apart from its doors', () => {
    const outside = sources
      .map(({ file }) => file)
      .filter((file) => !floors[name].some((floor) => file.startsWith(`${floor}/`)))
    expect(outside).toEqual(doors[name].map((file) => `packages/${name}/src/${file}`))
  })
})

describe('core', () => {
  it('has one file in which all flows are entered', () => {
    expect(registersOf(sourcesOf('core'), flowNames)).toEqual([
      'packages/core/src/app/flows/flows.ts',
    ])
  })
})
