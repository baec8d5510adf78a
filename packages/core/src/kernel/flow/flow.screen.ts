import type { AnyMachineSnapshot } from 'xstate'

interface NamesScreen<Screen extends string> {
  readonly getMeta: () => Readonly<Record<string, { readonly screen: Screen } | undefined>>
}

/** The screen that a chart shows, from the `meta` of its states; `otherwise` where they name none. */
export function screenOf<Screen extends string, const Otherwise extends string>(
  snapshot: NamesScreen<Screen>,
  otherwise: Otherwise,
): Screen | Otherwise {
  for (const meta of Object.values(snapshot.getMeta())) if (meta) return meta.screen
  return otherwise
}

/** The name of the screen that any flow shows, from the `meta` of its states; null where they name none. */
export function flowScreen(snapshot: AnyMachineSnapshot): string | null {
  for (const meta of Object.values(snapshot.getMeta())) {
    const screen: unknown = meta?.screen
    if (typeof screen === 'string') return screen
  }
  return null
}
