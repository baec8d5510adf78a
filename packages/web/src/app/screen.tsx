import { use, useEffect, useEffectEvent } from 'react'
import { useSite } from './app.provider.tsx'
import type { ScreenName } from './screen.names.ts'

export interface ScreenProps {
  readonly name: ScreenName
  /** Which of the pages it can be is shown, where it can be several. */
  readonly address?: string | undefined
  /** Called when the screen is loaded and drawn, and again whenever the address changes. */
  readonly onShown?: (() => void) | undefined
}

/** One of the screens that are loaded when they are shown. Suspends; throws the error of the loading. */
export function Screen({ name, address, onShown }: ScreenProps) {
  const { screens, onScreenShown } = useSite()
  const Shown = use(screens.load(name))
  const tell = useEffectEvent(() => {
    onShown?.()
    onScreenShown?.(name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again for another screen and another address, though it reads neither
  useEffect(() => tell(), [name, address])
  return <Shown />
}
