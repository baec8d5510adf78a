import { useSelector } from '@xstate/react'
import type { Subscribable } from 'xstate'
import { isSameData } from './same.data.ts'

/** The part of an actor that a screen reads. */
interface Readable<Snapshot> extends Pick<Subscribable<Snapshot>, 'subscribe'> {
  getSnapshot(): Snapshot
}

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
