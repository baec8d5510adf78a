import { bankDisplay, isBankId } from '@croupier/core/site'
import { useSiteDetails } from '../app/site-details.ts'
import { bankNames } from '../i18n/bank.names.ts'
import { useMessages } from '../i18n/messages.provider.tsx'

/**
 * Names banks by their ids, as the operator calls them or by their common names, in the language of the page
 * [SITE-14]. A bank that the site does not know has the name in the answer, or its id.
 */
export function useBankName(): (id: string, given?: string) => string {
  const { locale, t } = useMessages('banks')
  const details = useSiteDetails()
  return (id, given = id.toUpperCase()) =>
    bankDisplay(id, details).name?.[locale] ?? (isBankId(id) ? t(bankNames[id]) : given)
}
