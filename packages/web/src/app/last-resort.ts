import type { Log } from '@croupier/core/ports'

/** The application as far as its failure is concerned: the root chart, and how all that it runs is stopped. */
interface RunningApp {
  readonly actor: { subscribe(observer: { error: (reason: unknown) => void }): unknown }
  end(): void
}

/**
 * When the root chart dies nothing on the screen answers any more: what it left running is stopped, it is
 * reported, and a page that says so takes its place. A money write that is out then is not aborted; whoever
 * reloads the page reads that its outcome is unknown.
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
