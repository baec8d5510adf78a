import { csvOf } from '@croupier/core/affiliate'
import { formatSatang, type Satang } from '@croupier/core/money'
import { useMessages } from '../../i18n/messages.provider.tsx'
import { DownloadButton } from '../../shell/download-button.tsx'

interface ReportDownloadProps {
  readonly fileName: string
  readonly columns: readonly string[]
  /** Money is written as a plain number. */
  readonly rows: readonly (readonly (string | Satang)[])[]
}

/** Saves a report for spreadsheet programs. */
export function ReportDownload({ fileName, columns, rows }: ReportDownloadProps) {
  const { t } = useMessages('affiliate')
  return (
    <DownloadButton
      fileName={fileName}
      content={csvOf([columns, ...rows.map((row) => row.map(cellOf))])}
      words={{
        label: t('affiliate.download'),
        saved: t('affiliate.downloaded'),
        unavailable: t('affiliate.downloadUnavailable'),
      }}
    />
  )
}

function cellOf(cell: string | Satang): string {
  return typeof cell === 'string' ? cell : formatSatang(cell).replaceAll(',', '')
}
