import { VisuallyHidden } from './visually-hidden.tsx'

export interface Announcement {
  readonly text: string
  /** Counts the announcements, so that the same text can be spoken twice. */
  readonly number: number
}

/**
 * Speaks when there is a pause. It must be on the page before its first announcement. The text moves
 * between two regions, because a region that receives what it already holds stays silent.
 */
export function LiveRegion({ announcement }: { announcement: Announcement | null }) {
  const isOdd = announcement !== null && announcement.number % 2 === 1
  const text = announcement?.text ?? ''
  return (
    <VisuallyHidden>
      <span aria-live="polite">{isOdd ? text : ''}</span>
      <span aria-live="polite">{isOdd ? '' : text}</span>
    </VisuallyHidden>
  )
}
