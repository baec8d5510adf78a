import { isSameData, type Readable } from '@croupier/core'
import { useSelector } from '@xstate/react'

/**
 * The current view of an actor, made by one of core's view functions; null while the actor does not run. The
 * component is drawn again only when the data differ.
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
