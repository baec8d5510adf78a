import type { WatchedCalls } from './visit.ts'

/** Watched calls, from the side of the code that sends or routes them. */
export interface CallWatch extends WatchedCalls {
  readonly isMeant: (url: URL) => boolean
  /** How many calls it holds. */
  held(): number
  /** Counts a call, and holds, passes or answers it if it comes from the first tab. */
  pass(isFirstTab: boolean, signal: AbortSignal | null): Promise<Response | null>
}

export function createCallWatch(isMeant: (url: URL) => boolean): CallWatch {
  let made = 0
  let gate: { readonly opened: Promise<void>; readonly open: () => void } | null = null
  let answer: Response | null = null
  let held = new Set<Promise<void>>()
  const wait = async (opened: Promise<void>, signal: AbortSignal | null) => {
    const waiting = Promise.race([opened, abortionOf(signal)])
    const among = held
    among.add(waiting)
    try {
      await waiting
    } finally {
      among.delete(waiting)
    }
  }
  return {
    isMeant,
    held: () => held.size,
    made: async () => made,
    answerNext: (json) => {
      answer = Response.json(json)
    },
    pass: async (isFirstTab, signal) => {
      made += 1
      if (!isFirstTab) return null
      if (gate) await wait(gate.opened, signal)
      const given = answer
      answer = null
      return given
    },
    hold: () => {
      let open = () => {}
      const opened = new Promise<void>((resolve) => {
        open = resolve
      })
      gate = { opened, open }
    },
    release: () => {
      gate?.open()
      gate = null
    },
    forget: () => {
      held = new Set()
      gate = null
    },
  }
}

function abortionOf(signal: AbortSignal | null): Promise<never> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
