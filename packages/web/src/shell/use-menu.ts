import { useState } from 'react'
import { useIsWide } from '../app/use-media.ts'

/** The main menu: a column beside the page where there is room, else a sheet over it. */
export interface MenuSwitch {
  readonly isColumn: boolean
  readonly isOpen: boolean
  toggle(): void
  /** Closes the sheet; the column stays. */
  leave(): void
}

export function useMenu(): MenuSwitch {
  const isColumn = useIsWide()
  const [isColumnOpen, setColumnOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  return {
    isColumn,
    isOpen: isColumn ? isColumnOpen : isSheetOpen,
    toggle: () => (isColumn ? setColumnOpen(!isColumnOpen) : setSheetOpen(!isSheetOpen)),
    leave: () => setSheetOpen(false),
  }
}
