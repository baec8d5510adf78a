// Plants a fault into a program that tsx runs with `NODE_OPTIONS="--import …/fault.hook.mjs"`: tsx compiles
// the code that this hook returns. The variable names the original file and the one with the faulty code.
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { isMainThread } from 'node:worker_threads'

/** @typedef {{ readonly original: string, readonly faulty: string }} PlantedFile */

const planted = process.env.CROUPIER_PLANTED_FILE
// The tests themselves must not get the fault.
const isServer = process.argv[1]?.includes('mock-server') ?? false
if (planted && isServer && isMainThread) register(import.meta.url, { data: JSON.parse(planted) })

/** @type {PlantedFile | null} */
let fault = null

/** @param {PlantedFile} data */
export function initialize(data) {
  fault = data
}

/** @type {import('node:module').LoadHook} */
export async function load(url, context, nextLoad) {
  if (fault?.original !== url.split('?')[0]) return nextLoad(url, context)
  return { format: 'module', source: readFileSync(fault.faulty, 'utf8'), shortCircuit: true }
}
