import { useEffect, useState } from 'react'
import type { Announcement } from '../../ui/live-region.tsx'

/** A text as something to speak, once each time it changes and not before the page has its region. */
export function useAnnouncement(text: string): Announcement | null {
  const [announcement, setAnnouncement] = useState<Announcement | null>(null)
  useEffect(() => {
    setAnnouncement((last) => ({ text, number: (last?.number ?? 0) + 1 }))
  }, [text])
  return announcement
}
