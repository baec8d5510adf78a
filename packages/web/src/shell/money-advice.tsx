import { siteView } from '@croupier/core'
import { useSite } from '../app/app.provider.tsx'
import { useView } from '../app/use-view.ts'
import { useMessages } from '../i18n/messages.provider.tsx'

/**
 * The last sentence about a failure, for members, whose money may be on its way: what to check before they move
 * more. Visitors have no money here and read nothing about it.
 */
export function MoneyAdvice() {
  const { t } = useMessages()
  const isMember = useView(useSite().app.actor, siteView)?.isMember ?? false
  return isMember ? ` ${t('error.balanceFirst')}` : null
}
