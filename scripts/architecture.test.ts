import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { cookieNames, cookieTable } from '../packages/core/src/kernel/cookies/cookies.ts'
import { siteCookies } from '../packages/mock-server/src/control/entry.ts'
import { root } from './run.mjs'

/** Rules of the repository that the linter cannot check. Each check lists what breaks it. */

interface Source {
  /** From the repository's root. */
  readonly file: string
  readonly text: string
}

const notOurs = new Set(['node_modules', '.git', 'dist', '.vite', 'reports', 'test-results'])
const files = readFiles('')
const sources = files.filter(({ file }) => /\.(tsx?|mjs|js|css)$/.test(file))
const code = sources.filter(
  ({ file }) => !file.endsWith('.css') && file !== 'scripts/architecture.test.ts',
)
const shipped = code.filter(
  ({ file }) => /^packages\/[^/]+\/(src|testing)\//.test(file) && !/\.test\.tsx?$/.test(file),
)

describe('the repository', () => {
  it('has no source file above 300 lines', () => {
    const long = sources.filter(({ text }) => text.trimEnd().split('\n').length > 300)
    expect(names(long)).toEqual([])
  })

  it('writes cookies only through the table of cookies', () => {
    const writing = names(shipped.filter(({ text }) => /\bcookies\.write\(/.test(text)))
    expect(writing).toEqual(['packages/core/src/kernel/cookies/cookies.ts'])
  })

  it('writes each cookie only in the file that owns it', () => {
    const written = shipped.flatMap(({ file, text }) =>
      [...text.matchAll(/writeCookie\(\s*[\w.]+,\s*'([^']+)'/g)].map(
        ([, name]) => `${name} by ${partOf(file)}`,
      ),
    )
    const owners = Object.entries(cookieTable).map(([name, { owner }]) => `${name} by ${owner}`)
    expect([...new Set(written)].sort()).toEqual(owners.sort())
  })

  it('forgets every cookie of the site with the link into a world of the mock server', () => {
    expect(siteCookies.toSorted()).toEqual(cookieNames.toSorted())
  })

  it('skips no test, runs none alone and leaves nothing for later', () => {
    const marks =
      /\b(it|test|describe)(\.\w+)*\.(skip|only|todo|fixme|fails)\b|\b(TODO|FIXME|XXX)\b/
    expect(names(code.filter(({ text }) => marks.test(text)))).toEqual([])
  })

  it('never silences the compiler', () => {
    const silenced = /@ts-(ignore|nocheck|expect-error)|\bas (any|never)\b|\bas unknown as\b/
    expect(names(shipped.filter(({ text }) => silenced.test(text)))).toEqual([])
  })

  it('names no path of one person’s machine', () => {
    const personalPaths =
      /(^|[\s'"`(])(\/(home|Users|root|mnt)\/|[A-Z]:\\|file:\/\/\/(home|Users|root|mnt)\/)/m
    const texts = files.filter(({ file }) => file !== 'scripts/architecture.test.ts')
    expect(names(texts.filter(({ text }) => personalPaths.test(text)))).toEqual([])
  })
})

describe('time, chance, storage and the network', () => {
  // The control room's page and client are hosts themselves; core's clock receives its host's functions.
  it('are used in the platform files only', () => {
    const platform =
      /^packages\/(core\/src\/base\/ports\/host\.clock\.ts$|web\/src\/platform\/|mock-server\/src\/(base\/system\.clock\.ts$|control\/(client\.ts$|page\/)))/
    const ambient =
      /\bDate\.now\b|\bnew Date\(\s*\)|\bDate\(\s*\)|\bMath\.random\b|\bperformance\.now\b|\b(window|globalThis|self)\.(setTimeout|setInterval|fetch|localStorage|sessionStorage|crypto)\b/
    const breaking = shipped.filter(
      ({ file, text }) => !platform.test(file) && ambient.test(withoutComments(text)),
    )
    expect(names(breaking)).toEqual([])
  })
})

describe('charts', () => {
  it('are made in files that end with .machine.ts, where lint, walks and pages find them', () => {
    const strays = shipped.filter(
      ({ file, text }) =>
        file.startsWith('packages/core/src/') &&
        !file.endsWith('.machine.ts') &&
        /\bcreateMachine\(/.test(withoutComments(text)),
    )
    expect(names(strays)).toEqual([])
  })
})

describe('relative imports', () => {
  it('stay inside their package', () => {
    const leaving = imports().filter(({ from, to }) => packageOf(from) !== packageOf(to))
    expect(leaving.filter(({ from }) => from.startsWith('packages/'))).toEqual([])
  })

  it('stay inside their feature, apart from what all features share', () => {
    const leaving = imports().filter(({ from, to }) => {
      const [own, other] = [featureOf(from), featureOf(to)]
      return own !== undefined && other !== undefined && own !== other
    })
    expect(leaving).toEqual([])
  })
})

function readFiles(folder: string): Source[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name)
    if (notOurs.has(entry.name)) return []
    if (entry.isDirectory()) return readFiles(file)
    if (!/\.(tsx?|mjs|js|css|json|md|html|ya?ml)$/.test(file) || entry.name === 'pnpm-lock.yaml') {
      return []
    }
    return [{ file, text: readFileSync(path.join(root, file), 'utf8') }]
  })
}

function names(broken: readonly Source[]): string[] {
  return broken.map(({ file }) => file)
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '')
}

function imports(): { from: string; to: string }[] {
  return code.flatMap(({ file, text }) =>
    [...text.matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(([, target = '']) => ({
      from: file,
      to: path.posix.join(path.posix.dirname(file), target),
    })),
  )
}

function packageOf(file: string): string {
  return file.split('/').slice(0, 2).join('/')
}

function featureOf(file: string): string | undefined {
  return /^packages\/web\/src\/features\/([^/]+)\//.exec(file)?.[1]
}

/** The folder of core that a file is in, or its package. */
function partOf(file: string): string | undefined {
  const name = file.split('/')[1]
  return name === 'core' ? path.posix.basename(path.posix.dirname(file)) : name
}
