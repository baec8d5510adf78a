import {
  type AnyActorLogic,
  type AnyStateMachine,
  type EventObject,
  fromCallback,
  fromPromise,
  type NonReducibleUnknown,
} from 'xstate'

/**
 * A placeholder for an action or a guard that touches the world and is provided by the composition root. A chart that
 * runs it dies at once instead of continuing without it.
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

/** The same for an actor that sends events until it is stopped. */
export function callbackNotProvided<Event extends EventObject, Input = NonReducibleUnknown>(
  name: string,
) {
  return withoutStart(name, fromCallback<Event, Input>(notProvided(name)))
}

/**
 * The same for a chart that itself needs parts, so that another chart cannot run it as it is. Pass its type
 * explicitly in angle brackets: if `setup` has to infer it, it fails to infer the chart's other types.
 */
export function chartNotProvided<Chart extends AnyStateMachine>(chart: Chart): Chart {
  return withoutStart(chart.id, chart)
}

/**
 * What an actor throws goes to the `onError` of the chart that runs it, which would show a failure and continue.
 * XState looks up `start` before it listens for errors of the actor: failing there ends that chart.
 */
function withoutStart<Logic extends AnyActorLogic>(name: string, logic: Logic): Logic {
  return new Proxy(logic, {
    get: (target, key) => (key === 'start' ? fail(name) : Reflect.get(target, key)),
  })
}

function fail(name: string): never {
  throw new Error(`'${name}' was not provided: start this chart through the composition root`)
}
