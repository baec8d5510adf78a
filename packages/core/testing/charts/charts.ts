import path from 'node:path'
import { type AnyStateMachine, StateMachine } from 'xstate'
import { importAll } from '../modules.ts'

const modules = await importAll(path.resolve(import.meta.dirname, '../../src'), '.machine.ts')

/** Every chart of core, from the exports of the chart files. */
export const charts: readonly AnyStateMachine[] = modules
  .flatMap((module): readonly unknown[] => Object.values(module))
  .filter((value) => value instanceof StateMachine)
