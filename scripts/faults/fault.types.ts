import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, tool } from '../run.mjs'
import { plantInto, StaleChange } from './fault.planting.ts'
import type { Fault } from './fault.ts'
import { keepCompilations, keptCompilations } from './kept.results.ts'

const left = new Set(['node_modules', 'dist', '.vite', 'e2e', 'bench'])

/** Unused code does not count: a linter reports it, and it says nothing about the code that is left. */
const options = {
  noUnusedLocals: false,
  noUnusedParameters: false,
  composite: false,
  incremental: false,
  emitDeclarationOnly: false,
  noEmit: true,
}

/**
 * Compiles every fault that no earlier run has compiled. A fault that the compiler finds says nothing about
 * the tests.
 * @param folder an empty folder for copies of the packages
 * @throws Error with the messages of the compiler
 */
export async function refuseTypeErrors(faults: readonly Fault[], folder: string): Promise<void> {
  const kept = new Set(keptCompilations())
  let waiting = faults.filter((fault) => fault.file.endsWith('.ts') || fault.file.endsWith('.tsx'))
  waiting = waiting.filter((fault) => !kept.has(keyOf(fault)))
  for (let round = 1; waiting.length > 0; round += 1) {
    const { planted, rest } = plantTogether(waiting)
    await compile(planted, path.join(folder, `copy-${round}`))
    for (const fault of waiting) if (!rest.includes(fault)) kept.add(keyOf(fault))
    keepCompilations([...kept])
    waiting = rest
  }
}

function keyOf(fault: Fault): string {
  const code = plantInto(read(fault.file), fault)
  return createHash('sha256').update(`${fault.file}\0${code}`).digest('hex').slice(0, 20)
}

/** Plants as many faults together as possible; the rest overlap with them. */
function plantTogether(faults: readonly Fault[]) {
  const planted = new Map<string, string>()
  const rest: Fault[] = []
  for (const fault of faults) {
    try {
      planted.set(fault.file, plantInto(planted.get(fault.file) ?? read(fault.file), fault))
    } catch (error) {
      if (!(error instanceof StaleChange)) throw error
      rest.push(fault)
    }
  }
  return { planted, rest }
}

async function compile(planted: ReadonlyMap<string, string>, folder: string): Promise<void> {
  const packages = new Set([...planted.keys()].map((file) => file.split('/')[1] ?? ''))
  mkdirSync(folder)
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const name of packages) copyPackage(name, folder)
  for (const [file, code] of planted) writeFileSync(path.join(folder, file), code)
  for (const name of ['tsconfig.base.json', 'tsconfig.package.json']) {
    cpSync(path.join(root, name), path.join(folder, name))
  }
  for (const name of packages) {
    const config = path.join(folder, 'packages', name, 'tsconfig.faults.json')
    writeFileSync(
      config,
      JSON.stringify({ extends: './tsconfig.json', compilerOptions: options, include: ['src'] }),
    )
    const { code, output } = await run(tool('tsc'), ['--project', config], {
      cwd: folder,
      isQuiet: true,
    })
    if (code !== 0) throw new Error(`The compiler finds these faults by itself:\n${output.trim()}`)
  }
}

function copyPackage(name: string, folder: string): void {
  const original = path.join(root, 'packages', name)
  const copy = path.join(folder, 'packages', name)
  mkdirSync(copy, { recursive: true })
  cpSync(original, copy, {
    recursive: true,
    filter: (source) => !left.has(path.basename(source)) && !/\.test\.tsx?$/.test(source),
  })
  symlinkSync(path.join(original, 'node_modules'), path.join(copy, 'node_modules'), 'junction')
}

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}
