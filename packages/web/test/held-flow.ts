import { loadAllFlows } from '@croupier/core/testing'

type Sources = Awaited<ReturnType<typeof loadAllFlows>>

/** Flows of which one arrives only when it is let go, whatever earlier tests have loaded. */
export async function flowSources(name: keyof Sources) {
  const sources = await loadAllFlows()
  let letGo = () => {}
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const load = async () => {
    await isLetGo
    return sources[name]()
  }
  const flows: Sources = { ...sources, [name]: load }
  return { flows, letGo: () => letGo() }
}
