import { pathOf, writeAddress } from '@croupier/core'
import { affiliateView } from '@croupier/core/affiliate'
import { useSite } from '../../app/app.provider.tsx'
import { useFlow } from '../../app/use-child.ts'
import { useShownPage } from '../../app/use-shown-page.ts'
import { useView } from '../../app/use-view.ts'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { ReminderButton } from '../../ui/reminder-button.tsx'

/** Leads to a withdrawal of commission whose answer was lost while the member is elsewhere. */
export function UnansweredCommission() {
  const { t, locale } = useMessages('member')
  const { navigation } = useSite().app.services
  const isShown = useShownPage()?.route === 'affiliate'
  const unknown = useView(useFlow('affiliate'), affiliateView)?.unknown
  if (isShown || !unknown) return null
  const isFound = unknown.look === 'found'
  return (
    <ReminderButton
      tone={isFound ? 'positive' : 'caution'}
      onPress={() => navigation.go(writeAddress(locale, pathOf('affiliate')), 'push')}
    >
      {isFound ? t('header.commissionFound') : t('header.commissionUnknown')}
    </ReminderButton>
  )
}
