/** Leaves no room in the storage of the browser. Runs in the page, so it uses nothing around it. */
export function fillStorage(): void {
  for (let length = 2 ** 22; length >= 1; length /= 2) {
    try {
      localStorage.setItem(`filler.${length}`, 'x'.repeat(length))
    } catch {
      // No room for so much; perhaps for half of it.
    }
  }
}
