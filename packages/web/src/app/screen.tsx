import { use, useEffect, useEffectEvent } from 'react'
import { useSite } from './app.provider.tsx'
import type { ScreenName } from './screen.sources.ts'

export interface ScreenProps {
  readonly name: ScreenName
  /** Told when the screen is loaded and drawn. */
  readonly onShown?: (() => void) | undefined
}

/** One of the screens that are loaded when they are shown. Suspends; throws what loading threw. */
export function Screen({ name, onShown }: ScreenProps) {
  const { screens } = useSite()
  const Shown = use(screens.load(name))
  const tell = useEffectEvent(() => onShown?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be told again of another screen, though the effect does not read its name
  useEffect(() => tell(), [name])
  return <Shown />
}
