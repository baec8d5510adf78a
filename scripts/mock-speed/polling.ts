import { type Question, send } from './questions.ts'

export interface Polling {
  readonly forMs: number
  /** How often each connection polls. */
  readonly everyMs: number
}

/**
 * Sends each question again and again over its connection, at evenly spread moments that slow answers do
 * not delay. Returns how many milliseconds each answer took from the moment its question was due. A question
 * that is due while the previous one waits is not sent but counts as waiting: late questions would come in
 * a burst, which the server refuses.
 * @throws Error if an answer is not "still waiting"
 */
export async function pollFor(
  questions: readonly Question[],
  { forMs, everyMs }: Polling,
): Promise<number[]> {
  const startsAt = performance.now()
  const ask = async (question: Question, index: number) => {
    const durations: number[] = []
    let dueAt = startsAt + (everyMs * index) / questions.length
    while (dueAt < startsAt + forMs) {
      await until(dueAt)
      const answer = await send(question)
      if (JSON.stringify(answer.body) !== '{"code":0,"success":false}') {
        throw new Error(`A waiting payment was answered with ${JSON.stringify(answer)}.`)
      }
      const answeredAt = performance.now()
      for (; dueAt <= answeredAt; dueAt += everyMs) durations.push(answeredAt - dueAt)
    }
    return durations
  }
  return (await Promise.all(questions.map(ask))).flat()
}

/** Never resolves before that moment, so that an early timer makes no answer look fast. */
async function until(moment: number): Promise<void> {
  for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
    await new Promise((resolve) => setTimeout(resolve, left))
  }
}

/** The value below which this fraction of the values lies. */
export function percentile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
