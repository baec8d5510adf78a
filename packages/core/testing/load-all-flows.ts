import { type FlowSources, flowNames, flowSources } from '../src/app/flows/flows.ts'

let loaded: Promise<FlowSources> | undefined

/** Reads every flow's file, once, and gives sources from which they arrive without waiting for a disk. */
export function loadAllFlows(): Promise<FlowSources> {
  loaded ??= load()
  return loaded
}

async function load(): Promise<FlowSources> {
  let sources = flowSources
  for (const name of flowNames) {
    const create = await flowSources[name]()
    sources = { ...sources, [name]: () => Promise.resolve(create) }
  }
  return sources
}
