/** One of several parts that a run is cut into: from 1 to `count`. */
export interface Shard {
  readonly index: number
  readonly count: number
}

export const wholeRun: Shard = { index: 1, count: 1 }

/** @throws Error with one sentence when it is no shard */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? []
  if (index >= 1 && index <= count) return { index, count }
  throw new Error(`--shard is one of so many, such as 2/4, not "${text}".`)
}

/** What falls to a shard: every one falls to exactly one, and each gets as many, but for one. */
export function dealt<Part>(parts: readonly Part[], { index, count }: Shard): readonly Part[] {
  return parts.filter((_, at) => at % count === index - 1)
}
