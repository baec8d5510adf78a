/** Longer animations, such as a spinner, move nothing that can be pressed. */
const longestMotionMs = 1_000

/** Counts the running animations of the page, because nobody can press a moving element. */
export function countMotions(): number {
  return document.getAnimations().filter(({ effect, playState }) => {
    const endTime = Number(effect?.getComputedTiming().endTime ?? 0)
    return playState === 'running' && endTime <= longestMotionMs
  }).length
}
