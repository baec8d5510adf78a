import { toastDuration } from '@croupier/core'
import { useMessages } from '../i18n/messages.provider.tsx'
import { copyText } from '../platform/clipboard.browser.ts'
import { useSite } from './app.provider.tsx'

/** Copies a text and says whether that worked. */
export function useCopy(): (text: string) => void {
  const { t } = useMessages('member')
  const { toasts } = useSite()
  return (text) => {
    void copyText(text).then((isCopied) =>
      toasts.raise({
        tone: isCopied ? 'positive' : 'negative',
        text: isCopied ? t('status.copied') : t('status.copyFailed'),
        duration: toastDuration,
      }),
    )
  }
}
