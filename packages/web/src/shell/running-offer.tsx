import { Part } from '../app/part.tsx'
import { usePromotionScreens } from '../app/use-promotion.ts'

/** What is shown of a running offer besides its box, loaded only while an offer runs. */
export function RunningOffer({
  as: name,
}: {
  as: 'offerAmount' | 'offerReminder' | 'offerStatus'
}) {
  const isRunning = usePromotionScreens().includes('running')
  return isRunning && <Part name={name} />
}
