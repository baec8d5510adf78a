import type { AnyMachineSnapshot } from 'xstate'

/** The name of the screen that a flow shows, from the `meta` of its states; null where they name none. */
export function flowScreen(snapshot: AnyMachineSnapshot): string | null {
  for (const meta of Object.values(snapshot.getMeta())) {
    const screen: unknown = meta?.screen
    if (typeof screen === 'string') return screen
  }
  return null
}
