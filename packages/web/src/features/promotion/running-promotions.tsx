import { useOverlay } from '../../shell/use-overlay.ts'
import { PromotionBox } from './promotion-box.tsx'
import { PromotionMessage } from './promotion-message.tsx'

/** The countdown of an offer that runs, and how it ended, over any page. */
export function RunningPromotions() {
  const overlay = useOverlay()
  if (overlay === 'promotionMessage') return <PromotionMessage />
  return overlay === 'promotionBox' && <PromotionBox />
}
