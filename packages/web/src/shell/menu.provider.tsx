import { createContext, type ReactNode, use, useState } from 'react'
import { useIsTakenOver, useIsWide } from '../app/use-media.ts'
import { useShownPage } from '../app/use-shown-page.ts'
import { useSurroundings } from './use-surroundings.ts'

/**
 * The main menu: a column beside the page if there is room, or else a sheet over it. Beside the forms of login
 * and registration there is no column.
 */
export interface Menu {
  /** Whether the page has a menu: pages for a new password have none [SHELL-17]. */
  readonly isThere: boolean
  readonly isColumn: boolean
  readonly isOpen: boolean
  /** Whether a wide page keeps a place for the column: also before it is known how wide the page is. */
  readonly hasColumnPlace: boolean
  toggle(): void
  /** Closes the sheet; the column stays. */
  leave(): void
}

const MenuContext = createContext<Menu | null>(null)

/** Keeps whether the menu is open, for the button that opens it and for the menu itself. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const isEntrance = useSurroundings() === 'slim'
  const isColumn = useIsWide() && !isEntrance
  const isTakenOver = useIsTakenOver()
  const route = useShownPage()?.route
  const isThere = route !== 'forgot' && route !== 'resetPassword'
  const [isColumnOpen, setColumnOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [lastRoute, setLastRoute] = useState(route)
  // The member opened the menu over the previous page, not over the one that navigation shows now.
  if (route !== lastRoute) {
    setLastRoute(route)
    setSheetOpen(false)
  }
  const menu: Menu = {
    isThere,
    isColumn,
    isOpen: isThere && (isColumn ? isColumnOpen : isSheetOpen),
    hasColumnPlace: isThere && !isEntrance && (isTakenOver ? isColumn && isColumnOpen : true),
    toggle: () => (isColumn ? setColumnOpen(!isColumnOpen) : setSheetOpen(!isSheetOpen)),
    leave: () => setSheetOpen(false),
  }
  return <MenuContext value={menu}>{children}</MenuContext>
}

export function useMenu(): Menu {
  const menu = use(MenuContext)
  if (!menu) throw new Error('useMenu needs a MenuProvider above it')
  return menu
}
