import { DepositSteps } from './deposit-steps.tsx'
import { SiteFacts } from './site-facts.tsx'

/** What visitors want to know before they come in. */
export function VisitorFacts() {
  return (
    <>
      <SiteFacts />
      <DepositSteps />
    </>
  )
}
