import { pathOf, writeAddress } from '@croupier/core'
import { useLocation } from 'wouter'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { UnansweredPayout } from '../../shell/unanswered-payout.tsx'

/** Leads to a withdrawal of commission whose answer was lost while the member is elsewhere. */
export function UnansweredCommission() {
  const { locale } = useMessages('member')
  const [, navigate] = useLocation()
  return (
    <UnansweredPayout
      flow="affiliate"
      isShown={useShownPage()?.route === 'affiliate'}
      onPress={() => navigate(writeAddress(locale, pathOf('affiliate')))}
    />
  )
}
