import { type App, areFlowsLoading, shownRoute } from '@croupier/core'

/** Resolves when navigation has decided what to show and none of the flows that the page starts is loading. */
export function whenFlowsAreLoaded({ actor }: Pick<App, 'actor'>): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const snapshot = actor.getSnapshot()
      const { navigation } = snapshot.children
      const isShown = navigation !== undefined && shownRoute(navigation.getSnapshot()) !== null
      if (!isShown || areFlowsLoading(snapshot)) return
      unsubscribe()
      resolve()
    }
    const { unsubscribe } = actor.subscribe({ next: check, error: () => {} })
    check()
  })
}
