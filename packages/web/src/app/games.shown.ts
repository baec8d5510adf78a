import { type App, flowRef, flowScreen } from '@croupier/core'

/**
 * Waits until the rows of games are read.
 * @returns whether they are shown; false where nobody has requested them
 */
export function whenGamesAreShown({ actor }: Pick<App, 'actor'>): Promise<boolean> {
  const games = flowRef(actor.getSnapshot(), 'gameRails')
  if (games === undefined) return Promise.resolve(false)
  return new Promise((resolve) => {
    const check = () => {
      const screen = flowScreen(games.getSnapshot())
      if (screen === 'loading') return
      unsubscribe()
      resolve(screen === 'shown')
    }
    const { unsubscribe } = games.subscribe({ next: check, error: () => resolve(false) })
    check()
  })
}
