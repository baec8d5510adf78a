import { toastDuration } from '@croupier/core'
import { Download } from 'lucide'
import { useSite } from '../app/app.provider.tsx'
import { downloadFile } from '../platform/share.browser.ts'
import { Button } from '../ui/button.tsx'

export interface DownloadButtonProps {
  readonly fileName: string
  /** A table as comma-separated values. */
  readonly content: string
  readonly words: {
    readonly label: string
    readonly saved: string
    /** Said where the browser cannot save files. */
    readonly unavailable: string
  }
}

/** Saves a table for spreadsheet programs. */
export function DownloadButton({ fileName, content, words }: DownloadButtonProps) {
  const { app, toasts } = useSite()
  const save = () => {
    const file = new Blob([content], { type: 'text/csv;charset=utf-8' })
    const outcome = downloadFile(file, fileName, app.services)
    toasts.raise(
      outcome === 'unavailable'
        ? { tone: 'negative', text: words.unavailable, duration: toastDuration }
        : { tone: 'positive', text: words.saved, duration: toastDuration },
    )
  }
  return (
    <Button icon={Download} isWide onPress={save}>
      {words.label}
    </Button>
  )
}
