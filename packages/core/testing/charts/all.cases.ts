import path from 'node:path'
import { importAll } from '../modules.ts'
import type { ChartCases } from './chart.cases.ts'

type CasesFile = Readonly<Record<`${string}Cases`, ChartCases>>

const folder = path.join(import.meta.dirname, 'cases')
const files = await importAll<CasesFile>(folder, '.cases.ts')

/** The cases of every chart: what the files for cases export. */
export const allCases: readonly ChartCases[] = files.flatMap((file) =>
  Object.entries(file).flatMap(([name, cases]) => (name.endsWith('Cases') ? [cases] : [])),
)
