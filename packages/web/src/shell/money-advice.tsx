import { siteView } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'

/**
 * The end of what is said of a failure: to a member, whose money may be on its way, what to look at before
 * they move more. A visitor has none here and reads of none.
 */
export function MoneyAdvice() {
  const { t } = useMessages()
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  return isMember ? ` ${t('error.balanceFirst')}` : null
}
