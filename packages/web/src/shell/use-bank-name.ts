import { bankDisplay, isBankId } from '@croupier/core/site'
import { useSiteDetails } from '../app/site-details.ts'
import { bankNames } from '../i18n/bank.names.ts'
import { useMessages } from '../i18n/messages.provider.tsx'

/** Names banks by their ids, as the operator calls them or as everybody does [SITE-14]. */
export function useBankName(): (id: string) => string {
  const { locale, t } = useMessages('banks')
  const details = useSiteDetails()
  return (id) =>
    bankDisplay(id, details).name?.[locale] ?? (isBankId(id) ? t(bankNames[id]) : id.toUpperCase())
}
