import { toastDuration } from '@croupier/core'
import { Copy } from 'lucide'
import { useMessages } from '../i18n/messages.provider.tsx'
import { copyText } from '../platform/clipboard.browser.ts'
import { AnsweringButton } from '../ui/answering-button.tsx'
import { useSite } from './app.provider.tsx'

export interface CopyButtonProps {
  readonly text: string
  /** What is copied, as the accessible name. */
  readonly label: string
  /** The visible label. */
  readonly children: string
  readonly size?: 'small' | 'medium'
  readonly isWide?: boolean
}

/** Copies a text and says so in the button. */
export function CopyButton({ text, ...button }: CopyButtonProps) {
  const { t } = useMessages('member')
  const { clock } = useSite().app.services
  return (
    <AnsweringButton
      {...button}
      icon={Copy}
      doneText={t('status.copied')}
      failedText={t('status.copyFailed')}
      timers={clock}
      duration={toastDuration}
      onPress={async () => ((await copyText(text)) ? 'done' : 'failed')}
    />
  )
}
