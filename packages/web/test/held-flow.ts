import { loadAllFlows } from '@croupier/core/testing'

type Sources = Awaited<ReturnType<typeof loadAllFlows>>

/** The sources of all flows. One of them loads only when a test releases it, whatever earlier tests have loaded. */
export async function flowSources(name: keyof Sources) {
  const sources = await loadAllFlows()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  const load = async () => {
    await isReleased
    return sources[name]()
  }
  const flows: Sources = { ...sources, [name]: load }
  return { flows, release: () => release() }
}
