import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run, tool } from '../run.mjs'
import { type Fault, plantInto } from './fault.ts'

/** Where the charts are. */
export const chartsPackage = 'packages/core'

/**
 * What the compiler says of a copy with all these faults, empty when it accepts them: a fault that it
 * finds by itself shows nothing about the tests.
 * @param folder an empty one, for the copy
 */
export async function typeErrors(chosen: readonly Fault[], folder: string): Promise<string> {
  const original = path.join(root, chartsPackage)
  const isWanted = (source: string) => !source.endsWith('.test.ts')
  cpSync(path.join(original, 'src'), path.join(folder, 'src'), {
    recursive: true,
    filter: isWanted,
  })
  symlinkSync(path.join(original, 'node_modules'), path.join(folder, 'node_modules'), 'junction')
  for (const fault of chosen) {
    const file = path.join(folder, path.relative(chartsPackage, fault.file))
    writeFileSync(file, plantInto(readFileSync(file, 'utf8'), fault))
  }
  const options = { extends: path.join(root, 'tsconfig.base.json'), include: ['src'] }
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(options))
  const { code, output } = await run(tool('tsc'), ['--project', folder], {
    cwd: folder,
    isQuiet: true,
  })
  return code === 0 ? '' : output.trim() || `the compiler ended with code ${code}`
}
