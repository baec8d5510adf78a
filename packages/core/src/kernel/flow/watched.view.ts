import type { Subscribable } from 'xstate'
import { isSameData } from '../../base/text/same.data.ts'

/** The part of an actor that a view reads. */
export interface Readable<Snapshot> extends Pick<Subscribable<Snapshot>, 'subscribe'> {
  getSnapshot(): Snapshot
}

/** Ends a subscription. */
export type Stop = () => void

/** Passes on the first value, and each later one that differs from the one before. */
export function onlyChanges<Value>(listener: (value: Value) => void): (value: Value) => void {
  let last: { readonly value: Value } | undefined
  return (value) => {
    if (last && isSameData(last.value, value)) return
    last = { value }
    listener(value)
  }
}

/** Calls the listener with the view of an actor, at once and for every snapshot; with undefined where there is no actor. */
export function watchView<Snapshot, View>(
  actor: Readable<Snapshot> | undefined,
  view: (snapshot: Snapshot) => View,
  listener: (view: View | undefined) => void,
): Stop {
  listener(actor && view(actor.getSnapshot()))
  return actor ? subscribe(actor, (snapshot) => listener(view(snapshot))) : () => {}
}

/** Follows the actor that is found in the snapshots of another one. `follow` starts again for each new one. */
export function followChild<Snapshot, Child>(
  parent: Readable<Snapshot>,
  find: (snapshot: Snapshot) => Child | undefined,
  follow: (child: Child | undefined) => Stop,
): Stop {
  let child = find(parent.getSnapshot())
  let stop = follow(child)
  const leave = subscribe(parent, (snapshot) => {
    const found = find(snapshot)
    if (found === child) return
    stop()
    child = found
    stop = follow(child)
  })
  return () => {
    leave()
    stop()
  }
}

function subscribe<Snapshot>(
  actor: Readable<Snapshot>,
  listener: (snapshot: Snapshot) => void,
): Stop {
  // Its parent handles its death; an observer has nothing to do about it.
  const subscription = actor.subscribe({ next: listener, error: () => {} })
  return () => subscription.unsubscribe()
}
