import type { Log } from '@croupier/core/ports'

/** The application as far as its failure is concerned: the root chart, and how all that it runs is stopped. */
interface RunningApp {
  readonly actor: { subscribe(observer: { error: (reason: unknown) => void }): unknown }
  end(): void
}

/**
 * After the root chart has failed, nothing on the screen responds any more: its running children are stopped,
 * the error is logged, and a page that says so replaces it. A money write in flight is not aborted; after a
 * reload the member reads that its outcome is unknown.
 */
export function watchForFailure(
  { actor, end }: RunningApp,
  log: Log,
  showInstead: () => void,
): void {
  actor.subscribe({
    error: (reason) => {
      end()
      log.write({ level: 'error', event: 'site.died', details: { reason: String(reason) } })
      showInstead()
    },
  })
}
