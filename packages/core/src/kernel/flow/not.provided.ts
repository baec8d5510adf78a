import {
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * Stands where the composition root puts the real thing: an action or a guard that touches the world. A
 * chart that reaches it dies at once instead of going on without it.
 */
export function notProvided<Args extends unknown[] = unknown[]>(
  name: string,
): (...args: Args) => never {
  return () => fail(name)
}

/** The same for an actor that answers once. */
export function promiseNotProvided<Output, Input = NonReducibleUnknown>(name: string) {
  return withoutStart(name, fromPromise<Output, Input>(notProvided(name)))
}

/** The same for an actor that goes on telling. */
export function callbackNotProvided<Event extends EventObject, Input = NonReducibleUnknown>(
  name: string,
) {
  return withoutStart(name, fromCallback<Event, Input>(notProvided(name)))
}

/**
 * The same for a chart that lacks parts itself: another chart cannot run it as it is. Name its type in angle
 * brackets: where `setup` has to infer it, it infers no other type of the chart.
 */
export function chartNotProvided<Chart extends AnyStateMachine>(chart: Chart): Chart {
  return withoutStart(chart.id, chart)
}

/**
 * What an actor throws goes to the `onError` of the chart that runs it, which would show a failure and go
 * on. XState looks up `start` before it listens for errors of the actor: failing there ends that chart.
 */
function withoutStart<Logic extends AnyActorLogic>(name: string, logic: Logic): Logic {
  return new Proxy(logic, {
    get: (target, key) => (key === 'start' ? fail(name) : Reflect.get(target, key)),
  })
}

function fail(name: string): never {
  throw new Error(`'${name}' was not provided: start this chart through the composition root`)
}
