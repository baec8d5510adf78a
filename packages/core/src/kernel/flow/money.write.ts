import { type AnyActorRef, type EventObject, fromCallback } from 'xstate'

/** A money write that is under way. */
export interface MoneyWrite<Told extends EventObject> {
  /** Whether the state that asked for it is still there. */
  readonly isAwaited: () => boolean
  /** Tells the chart, unless nobody waits for it any more. */
  readonly tell: (event: Told) => void
  readonly system: AnyActorRef['system']
}

/**
 * An actor that writes money. Leaving its state aborts nothing: nobody is told any more, and what becomes of
 * the write is still heard.
 * @param begin starts the write; what it returns is called when nobody waits any more
 */
export function createMoneyWrite<Input, Told extends EventObject>(
  begin: (input: Input, write: MoneyWrite<Told>) => (() => void) | undefined,
) {
  return fromCallback<EventObject, Input>(({ input, sendBack, system }) => {
    let isAwaited = true
    const tell = (event: Told) => {
      if (isAwaited) sendBack(event)
    }
    const end = begin(input, { isAwaited: () => isAwaited, tell, system })
    return () => {
      isAwaited = false
      end?.()
    }
  })
}

/**
 * Makes a call that moves money, once: it is never aborted, and never sent again. Each of its answers is
 * settled alike: the one that was waited for, which may say that nobody knows, and one that comes late.
 */
export async function sendOnce<Answer>(
  send: (onLateAnswer: (answer: Answer) => void) => Promise<Answer>,
  settle: (answer: Answer) => void,
): Promise<void> {
  settle(await send(settle))
}
