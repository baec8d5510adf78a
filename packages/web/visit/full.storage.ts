/** Fills the storage of the browser. It runs in the page, so it uses nothing of this module. */
export function fillStorage(): void {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      localStorage.setItem(`filler.${length}`, 'x'.repeat(length))
    } catch {
      // There is no room for so much, but perhaps for half of it.
    }
  }
}
