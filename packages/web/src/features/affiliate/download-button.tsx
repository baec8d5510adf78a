import { toastDuration } from '@croupier/core'
import { csvOf } from '@croupier/core/affiliate'
import { formatSatang, type Satang } from '@croupier/core/money'
import { Download } from 'lucide'
import { useSite } from '../../app/app.provider.tsx'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { downloadFile } from '../../platform/share.browser.ts'
import { Button } from '../../ui/button.tsx'

interface DownloadButtonProps {
  readonly fileName: string
  readonly columns: readonly string[]
  /** Money is written as a plain number. */
  readonly rows: readonly (readonly (string | Satang)[])[]
}

/** Saves a report for spreadsheet programs. */
export function DownloadButton({ fileName, columns, rows }: DownloadButtonProps) {
  const { t } = useMessages('affiliate')
  const { app, toasts } = useSite()
  const save = () => {
    const cells = rows.map((row) => row.map(cellOf))
    const content = new Blob([csvOf([columns, ...cells])], { type: 'text/csv;charset=utf-8' })
    const outcome = downloadFile(content, fileName, app.services)
    toasts.raise(
      outcome === 'unavailable'
        ? { tone: 'negative', text: t('affiliate.downloadUnavailable'), duration: toastDuration }
        : { tone: 'positive', text: t('affiliate.downloaded'), duration: toastDuration },
    )
  }
  return (
    <Button icon={Download} isWide onPress={save}>
      {t('affiliate.download')}
    </Button>
  )
}

function cellOf(cell: string | Satang): string {
  return typeof cell === 'string' ? cell : formatSatang(cell).replaceAll(',', '')
}
