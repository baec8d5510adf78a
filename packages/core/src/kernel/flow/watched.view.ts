import type { Subscribable } from 'xstate'

/** The part of an actor that a view reads. */
export interface Readable<Snapshot> extends Pick<Subscribable<Snapshot>, 'subscribe'> {
  getSnapshot(): Snapshot
}

/** Ends a subscription. */
export type Stop = () => void

/** Whether two values are equal plain data: primitives, arrays and records of such. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isRecord(one) || !isRecord(other)) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = Object.keys(one)
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSameData(one[name], other[name]))
  )
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

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
