import { type App, flowsProgress, shownRoute } from '@croupier/core'

/**
 * Waits until navigation has decided what to show and none of the flows that the page starts is loading.
 * @returns whether all of them could be loaded
 */
export function whenFlowsAreLoaded({ actor }: Pick<App, 'actor'>): Promise<boolean> {
  return new Promise((resolve) => {
    const check = () => {
      const snapshot = actor.getSnapshot()
      const { navigation } = snapshot.children
      const isShown = navigation !== undefined && shownRoute(navigation.getSnapshot()) !== null
      const progress = flowsProgress(snapshot)
      if (!isShown || progress === 'loading') return
      unsubscribe()
      resolve(progress === 'running')
    }
    const { unsubscribe } = actor.subscribe({ next: check, error: () => resolve(false) })
    check()
  })
}
