import { pathOf, writeAddress } from '@croupier/core'
import { affiliateView } from '@croupier/core/affiliate'
import { useLocation } from 'wouter'
import { useFlow } from '../../app/use-child.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ReminderButton } from '../../ui/reminder-button.tsx'

/** Leads to a withdrawal of commission whose answer was lost while the member is elsewhere. */
export function UnansweredCommission() {
  const { t, locale } = useMessages('member')
  const [, navigate] = useLocation()
  const isShown = useShownPage()?.route === 'affiliate'
  const unknown = useView(useFlow('affiliate'), affiliateView)?.unknown
  if (isShown || !unknown) return null
  const isFound = unknown.look === 'found'
  return (
    <ReminderButton
      tone={isFound ? 'positive' : 'caution'}
      onPress={() => navigate(writeAddress(locale, pathOf('affiliate')))}
    >
      {isFound ? t('header.commissionFound') : t('header.commissionUnknown')}
    </ReminderButton>
  )
}
