/** A short mark by which texts are told from each other, and from which nobody makes the text again. */
export function markOf(text: string): string {
  let mark = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) {
    mark = Math.imul(mark ^ text.charCodeAt(at), 0x01000193)
  }
  return (mark >>> 0).toString(36)
}
