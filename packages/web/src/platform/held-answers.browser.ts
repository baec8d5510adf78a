import type { Http } from '@croupier/core/ports'

/**
 * Sends every call at once and holds back the answers: a rendered page shows what was there before any of them, and
 * it must not change until it is taken over.
 */
export function holdAnswers(http: Http): { readonly http: Http; release(): void } {
  let isReleased = false
  let resolveReleased = () => {}
  const released = new Promise<void>((resolve) => {
    resolveReleased = resolve
  })
  return {
    http: async (input, init) => {
      const answer = http(input, init)
      if (isReleased) return answer
      const settled = answer.then(
        () => {},
        () => {},
      )
      await Promise.all([settled, released])
      return answer
    },
    release: () => {
      isReleased = true
      resolveReleased()
    },
  }
}
