/** What takes longer, such as a wait that is drawn, moves nothing that could be pressed. */
const longestMotionMs = 1_000

/** Counts what still moves on the page: nobody could press what slides away under the finger. */
export function countMotions(): number {
  return document.getAnimations().filter(({ effect, playState }) => {
    const endTime = Number(effect?.getComputedTiming().endTime ?? 0)
    return playState === 'running' && endTime <= longestMotionMs
  }).length
}
