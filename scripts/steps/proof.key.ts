import { createHash } from 'node:crypto'
import { digestOf, filesOf, type Source } from '../sources.mjs'
import type { ProofTerms } from './proofs.ts'

/** What every result depends on besides files. */
export interface Machine {
  readonly versions: Readonly<Record<string, string>>
  readonly environment: Readonly<Record<string, string | undefined>>
}

/** Variables that programs of this repository read or that affect how tests run. */
const relevantVariables =
  /^((CROUPIER|LC|MOCK|NODE|PLAYWRIGHT|PW|SITE|VITE)_.*|CHROMIUM|HOST|LANG|LANGUAGE|PORT|TZ)$/

/** The files that the configuration of the tests loads to plant faults. */
const plantingSources = [
  'packages/web/build/catalogue.compile.ts',
  'packages/web/src/i18n/catalogue.areas.ts',
  'packages/web/src/i18n/missing-words.ts',
  'packages/web/src/i18n/locale.ts',
  'scripts/faults/code.change.ts',
  'scripts/faults/code.tokens.ts',
  'scripts/faults/fault.planting.ts',
  'scripts/faults/fault.plugin.ts',
  'scripts/faults/named.parts.ts',
]

/** What every step depends on: the installed packages, the configuration and the scripts that run steps. */
export const commonSources: readonly Source[] = [
  ...[
    'package.json',
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'tsconfig.base.json',
    'tsconfig.package.json',
    'vitest.config.ts',
    'vitest.workspace.ts',
    ...plantingSources,
  ].map((place) => ({ place })),
  { place: 'scripts', except: /^scripts\/(?!(steps|test)\/)[^/]+\/|\.test\.ts$/ },
]

export function thisMachine(): Machine {
  const { arch, env, platform, version } = process
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  return { versions: { node: version, platform, arch, timeZone }, environment: env }
}

export function isRelevant(variable: string): boolean {
  return relevantVariables.test(variable)
}

/** A key for the result of a step: the same only for the same step under the same terms. */
export function proofKey(
  name: string,
  { sources, versions = {} }: ProofTerms,
  machine: Machine,
  repository: string,
): string {
  const files = filesOf([...commonSources, ...sources], repository)
  const environment = Object.entries(machine.environment).filter(([variable]) =>
    isRelevant(variable),
  )
  const terms = [
    name,
    Object.entries(machine.versions).sort(),
    Object.entries(versions).sort(),
    environment.sort(),
    digestOf(files, repository),
  ]
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex')
}
