import { type FlowRefs, flowScreen } from '@croupier/core'
import { useSelector } from '@xstate/react'
import { useFlow } from './use-child.ts'
import { useView } from './use-view.ts'

type PromotionChildren = ReturnType<FlowRefs['promotions']['getSnapshot']>['children']

/** Whether a screen of a timed promotion shows how it ended. */
export function isPromotionEnd(screen: string | null): boolean {
  return screen === 'missed' || screen === 'won' || screen === 'unknown'
}

/** One of the timed promotions or their box, as soon as they are loaded. */
export function usePromotion<Name extends keyof PromotionChildren>(
  name: Name,
): PromotionChildren[Name] | undefined {
  return useSelector(useFlow('promotions'), (snapshot) => snapshot?.children[name])
}

/** What both timed promotions show. */
export function usePromotionScreens(): readonly (string | null)[] {
  const registration = useView(usePromotion('registrationPromotion'), flowScreen)
  const deposit = useView(usePromotion('depositPromotion'), flowScreen)
  return [registration, deposit]
}
