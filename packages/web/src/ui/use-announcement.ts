import { useEffect, useState } from 'react'
import type { Announcement } from './live-region.tsx'

/**
 * A text as something to speak, once each time it changes and not before the page has its region. Nothing
 * to say is no change: what comes again after it was said already.
 * @param isHeld nobody would hear it just now, because a dialog covers its region
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
