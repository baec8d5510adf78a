import { use, useEffect, useEffectEvent } from 'react'
import { useSite } from './app.provider.tsx'
import type { ScreenName } from './screen.names.ts'

export interface ScreenProps {
  readonly name: ScreenName
  /** Which of the pages it can be is shown, where it can be several. */
  readonly address?: string | undefined
  /** Told when the screen is loaded and drawn, and again at every other address. */
  readonly onShown?: (() => void) | undefined
}

/** One of the screens that are loaded when they are shown. Suspends; throws what loading threw. */
export function Screen({ name, address, onShown }: ScreenProps) {
  const { screens } = useSite()
  const Shown = use(screens.load(name))
  const tell = useEffectEvent(() => onShown?.())
  // biome-ignore lint/correctness/useExhaustiveDependencies: to be told again of another screen and of another address, though the effect reads neither
  useEffect(() => tell(), [name, address])
  return <Shown />
}
