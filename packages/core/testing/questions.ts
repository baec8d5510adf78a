import { fromPromise, type NonReducibleUnknown } from 'xstate'

/** A request of a chart that waits for the test's answer. */
export interface Question<Output, Input> {
  readonly input: Input
  answer(output: Output): void
  /** Lets the actor die, as only a defect would. */
  fail(): void
  /** Whether the chart left the state that asked. */
  isDropped(): boolean
}

/** Creates a promise actor that a test controls: each request waits until the test answers it. */
export function createQuestions<Output, Input = NonReducibleUnknown>() {
  const asked: Question<Output, Input>[] = []
  const actor = fromPromise<Output, Input>(
    ({ input, signal }) =>
      new Promise((resolve, reject) => {
        asked.push({
          input,
          answer: resolve,
          fail: () => reject(new Error('a defect of the actor')),
          isDropped: () => signal.aborted,
        })
      }),
  )
  const last = () => {
    const question = asked.at(-1)
    if (!question) throw new Error('nothing was asked yet')
    return question
  }
  return { actor, asked, last }
}
