import { use, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSite } from './app.provider.tsx'
import type { ScreenName } from './screen.names.ts'

export interface ScreenProps {
  readonly name: ScreenName
  /** Which of the pages it can be is shown, where it can be several. */
  readonly address?: string | undefined
  /**
   * Called when the screen is loaded and drawn, again whenever the address changes, and when it is shown again after
   * another one that did not finish loading.
   */
  readonly onShown?: (() => void) | undefined
}

/** One of the screens that are loaded when they are shown. Suspends; throws the error of the loading. */
export function Screen({ name, address = '', onShown }: ScreenProps) {
  const { screens, onScreenShown } = useSite()
  const Shown = use(screens.load(name))
  const returns = useReturns(`${name} ${address}`)
  const tell = useEffectEvent(() => {
    onShown?.()
    onScreenShown?.(name)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run again for another screen, another address and another return, though it reads none of them
  useEffect(() => tell(), [name, address, returns])
  return <Shown />
}

/**
 * How often a screen was shown again after another one that did not finish loading. React hides a screen meanwhile;
 * of its effects only the layout effects run again.
 */
function useReturns(screen: string): number {
  const [returns, setReturns] = useState(0)
  const hidden = useRef<string | null>(null)
  useLayoutEffect(() => {
    if (hidden.current === screen) setReturns((count) => count + 1)
    return () => {
      hidden.current = screen
    }
  }, [screen])
  return returns
}
