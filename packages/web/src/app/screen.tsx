import { use, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
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
  const tell = () => {
    onShown?.()
    onScreenShown?.(name)
  }
  return (
    <>
      <Shown />
      <ShownSignal of={`${name} ${address}`} onShown={tell} />
    </>
  )
}

interface ShownSignalProps {
  readonly of: string
  readonly onShown: () => void
}

/** Calls back each time that the screen before it is shown, after the effects of that screen. */
function ShownSignal({ of, onShown }: ShownSignalProps) {
  const [shown, setShown] = useState<{ readonly of: string } | null>(null)
  // Only a layout effect runs again when React shows a screen that it had hidden. Its update makes React run all
  // effects at once: if they ran later, somebody might have gone to another page by then.
  useLayoutEffect(() => setShown({ of }), [of])
  const tell = useEffectEvent(() => {
    if (shown?.of === of) onShown()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect must run each time that the screen is shown
  useEffect(() => tell(), [shown])
  return null
}
