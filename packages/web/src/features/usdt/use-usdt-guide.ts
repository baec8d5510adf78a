import { type UsdtGuideEvent, type UsdtGuideView, usdtGuideView } from '@croupier/core/usdt'
import { useSelector } from '@xstate/react'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'

/** The guide: its view, and the function that sends it events. */
export interface UsdtGuide {
  readonly view: UsdtGuideView
  readonly send: (event: UsdtGuideEvent) => void
}

/** The guide to a USDT deposit, or null while there is none. */
export function useUsdtGuide(): UsdtGuide | null {
  const deposit = useFlow('usdtDeposit')
  const guide = useSelector(deposit, (snapshot) => snapshot?.children.usdtGuide)
  const view = useView(guide, usdtGuideView)
  return guide && view ? { view, send: (event) => guide.send(event) } : null
}
