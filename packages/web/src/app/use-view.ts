import { isSameData, type Readable } from '@croupier/core'
import { useSelector } from '@xstate/react'

/**
 * What an actor shows just now, by one of core's view functions; null while it does not run. The screen
 * is drawn again only when the data differ.
 */
export function useView<Snapshot, View>(
  actor: Readable<Snapshot> | undefined,
  view: (snapshot: Snapshot) => View,
): View | null {
  return useSelector<Readable<Snapshot> | undefined, View | null>(
    actor,
    (snapshot) => (snapshot === undefined ? null : view(snapshot)),
    isSameData,
  )
}
