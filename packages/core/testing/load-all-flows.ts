import { type FlowSources, flowNames, flowSources } from '../src/app/flows/flows.ts'

let loaded: Promise<FlowSources> | undefined

/** Loads every flow's file once, and returns sources that then provide the flows without waiting for the disk. */
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
