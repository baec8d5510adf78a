import { flowSources } from '../src/app/flow.loader.ts'

/** Reads every flow's file, so that from then on a flow arrives without waiting for a disk. */
export async function loadAllFlows(): Promise<void> {
  await Promise.all(Object.values(flowSources).map((source) => source()))
}
