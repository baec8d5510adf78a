/** One of the parts into which a run is split: from 1 to `count`. */
export interface Shard {
  readonly index: number
  readonly count: number
}

export const wholeRun: Shard = { index: 1, count: 1 }

/** @throws Error with one sentence if the text is not a shard */
export function readShard(text: string): Shard {
  const [, index = 0, count = 0] = /^(\d{1,3})\/(\d{1,3})$/.exec(text)?.map(Number) ?? []
  if (index >= 1 && index <= count) return { index, count }
  throw new Error(`--shard is a number out of a total, such as 2/4, not "${text}".`)
}

/** The parts of a shard. Each part goes to exactly one shard, and the shares differ by at most one part. */
export function dealt<Part>(parts: readonly Part[], { index, count }: Shard): readonly Part[] {
  return parts.filter((_, at) => at % count === index - 1)
}
