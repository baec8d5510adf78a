import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'

interface Door {
  readonly name: string
  /** The names of the exports at run time. */
  readonly values: Readonly<Record<string, unknown>>
  readonly types: readonly string[]
}

const packageFile = new URL('../package.json', import.meta.url)
const { exports: files } = JSON.parse(await readFile(packageFile, 'utf8'))
const { './*': ofFlow, ...others } = files
const [flowFolder = '', doorOfFlow = ''] = ofFlow.split('*/')
const flowDoors = (await readdir(new URL(flowFolder, packageFile), { recursive: true }))
  .filter((file) => file.endsWith(`/${doorOfFlow}`))
  .map((file) => `./${file.slice(0, -doorOfFlow.length - 1)}`)
const names = [...Object.keys(others), ...flowDoors.toSorted()].filter(
  (door) => !door.startsWith('./testing'),
)
const doors = await Promise.all(names.map(openDoor))

describe('the doors of the package', () => {
  it('hand out what is listed in doors.snapshot.txt and nothing else', async () => {
    const surface = doors.flatMap(({ name, types, values }) => [
      name,
      ...Object.keys(values)
        .toSorted()
        .map((value) => `  ${value}`),
      ...types.toSorted().map((type) => `  type ${type}`),
      '',
    ])
    await expect(surface.join('\n')).toMatchFileSnapshot('../doors.snapshot.txt')
  })

  it('hand out no chart: one that is started past the composition root lacks its parts', () => {
    const charts = doors.flatMap(({ name, values }) =>
      Object.entries(values).flatMap(([value, is]) =>
        is instanceof StateMachine ? [`${name} ${value}`] : [],
      ),
    )
    expect(charts).toEqual([])
  })
})

async function openDoor(name: string): Promise<Door> {
  const place = files[name] ?? ofFlow.replace('*', name.slice('./'.length))
  const file = new URL(place, packageFile)
  return { name, values: await import(file.href), types: typesIn(await readFile(file, 'utf8')) }
}

/** The types that a file exports, which do not exist at run time. */
function typesIn(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const passedOn = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, isTypes, list]) =>
      (list ?? '')
        .split(',')
        .map((part) => part.trim())
        .flatMap((part) => (isTypes ? [part] : [part.match(/^type (\w+)/)?.[1]])),
  )
  return [...declared, ...passedOn].flatMap((name) => (name ? [name] : []))
}
