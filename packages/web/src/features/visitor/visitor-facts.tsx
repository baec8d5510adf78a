import { DepositSteps } from './deposit-steps.tsx'
import { SiteFacts } from './site-facts.tsx'

/** What visitors want to know before they register. */
export function VisitorFacts() {
  return (
    <>
      <SiteFacts />
      <DepositSteps />
    </>
  )
}
