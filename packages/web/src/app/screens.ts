import type { ComponentType } from 'react'
import type { I18n } from '../i18n/create-i18n.ts'
import { ScreenNotLoaded } from './screen.failure.ts'
import type { ScreenName, ScreenSources } from './screen.names.ts'

export interface Screens {
  /** A screen with its messages; the same promise for every caller, also when it fails. */
  load(name: ScreenName): Promise<ComponentType>
  /**
   * Loads screens that will be needed, and says whether all of them could be loaded: showing one that could not loads
   * it again.
   */
  prepare(names: readonly ScreenName[]): Promise<boolean>
  /** Allows screens that could not be loaded to be requested again. */
  forgetFailures(): void
}

/** @param loadMissingStyles requests styles that did not arrive once more */
export function createScreens(
  sources: ScreenSources,
  i18n: I18n,
  loadMissingStyles: () => Promise<void>,
): Screens {
  const loading = new Map<ScreenName, Promise<ComponentType>>()
  const failed = new Set<ScreenName>()
  function load(name: ScreenName): Promise<ComponentType> {
    const known = loading.get(name)
    if (known) return known
    const { areas, load: loadScript } = sources[name]
    const words = areas.map((area) => i18n.load(area))
    const parts = Promise.all([loadScript(), loadMissingStyles(), ...words])
    const promise = parts
      .then(([screen]) => screen)
      .catch((reason: unknown) => {
        failed.add(name)
        throw new ScreenNotLoaded(String(reason), { cause: reason })
      })
    loading.set(name, promise)
    void markWhenSettled(promise)
    return promise
  }
  function forget(name: ScreenName): void {
    loading.delete(name)
    failed.delete(name)
  }
  return {
    load,
    prepare: async (names) => {
      const loads = names.map((name) =>
        load(name).then(
          () => true,
          () => {
            forget(name)
            return false
          },
        ),
      )
      return (await Promise.all(loads)).every(Boolean)
    },
    forgetFailures: () => {
      for (const name of failed) forget(name)
    },
  }
}

/**
 * Marks a promise as React marks those that it has waited for. `use` then returns the screen at once, and a rendered
 * page is taken over without showing that it loads.
 */
async function markWhenSettled(promise: Promise<ComponentType>): Promise<void> {
  try {
    const value = await promise
    void Object.assign(promise, { status: 'fulfilled', value })
  } catch (reason) {
    void Object.assign(promise, { status: 'rejected', reason })
  }
}
