import { VisuallyHidden } from './visually-hidden.tsx'

export interface Announcement {
  readonly text: string
  /** Counts the announcements, so that the same text can be announced twice. */
  readonly number: number
}

/**
 * Announces a text when the screen reader pauses. It must be on the page before its first announcement. The text
 * alternates between two regions, because a region that receives the text it already has stays silent.
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
