import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

/** A money write that is in flight. */
export interface MoneyWrite<Event extends EventObject> {
  /** Whether the chart is still in the state that asked for it. */
  readonly isAwaited: () => boolean
  /** Sends an event to the chart while the chart still waits. */
  readonly sendBack: (event: Event) => void
  readonly system: AnyActorRef['system']
}

/**
 * An actor that makes a money write. When the chart leaves the state, the write continues and its answer is still
 * handled, but the chart gets no more events from it.
 * @param begin starts the write; the function that it returns runs when the chart leaves the state.
 */
export function createMoneyWrite<Input, Event extends EventObject>(
  begin: (input: Input, write: MoneyWrite<Event>) => (() => void) | undefined,
) {
  return fromCallback<EventObject, Input>(({ input, sendBack: sendToChart, system }) => {
    let isAwaited = true
    const sendBack = (event: Event) => {
      if (isAwaited) sendToChart(event)
    }
    const end = begin(input, { isAwaited: () => isAwaited, sendBack, system })
    return () => {
      isAwaited = false
      end?.()
    }
  })
}

/**
 * Sends a call that moves money exactly once: it is never aborted and never repeated. `settle` gets every answer:
 * the awaited one, which may say that the outcome is unknown, and one that arrives late.
 */
export async function sendOnce<Answer>(
  send: (onLateAnswer: (answer: Answer) => void) => Promise<Answer>,
  settle: (answer: Answer) => void,
): Promise<void> {
  settle(await send(settle))
}
