import { useEffect, useState } from 'react'
import type { Announcement } from './live-region.tsx'

/**
 * A text as an announcement, once each time it changes and not before the page has its region. An empty text is
 * no change: the same text after it is not announced again.
 * @param isHeld whether it must wait, because a dialog covers its region and nobody would hear it
 */
export function useAnnouncement(text: string, isHeld: boolean): Announcement | null {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  useEffect(() => {
    if (isHeld || text === '') return
    setAnnouncement((last) =>
      last?.text === text ? last : { text, number: (last?.number ?? 0) + 1 },
    )
  }, [text, isHeld])
  return announcement
}
