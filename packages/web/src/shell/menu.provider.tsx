import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { useIsWide } from '../app/use-media.ts'
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
  toggle(): void
  /** Closes the sheet; the column stays. */
  leave(): void
}

const MenuContext = createContext<Menu | null>(null)

/** Keeps whether the menu is open, for the button that opens it and for the menu itself. */
export function MenuProvider({ children }: { children: ReactNode }) {
  const isEntrance = useSurroundings() === 'slim'
  const isColumn = useIsWide() && !isEntrance
  const shown = useShownPage()
  const route = shown?.route
  const path = shown?.address.path
  const isThere = route !== 'forgot' && route !== 'resetPassword'
  const [isColumnOpen, setColumnOpen] = useState(true)
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [lastPath, setLastPath] = useState(path)
  // The member opened the menu over the previous page, not over the one that navigation shows now, even if that is
  // another search or another game.
  if (path !== lastPath) {
    setLastPath(path)
    setSheetOpen(false)
  }
  const isOpen = isColumn ? isColumnOpen : isSheetOpen
  // Another menu would make React take over at once all parts of a rendered page that it has not reached yet.
  const menu = useMemo<Menu>(
    () => ({
      isThere,
      isColumn,
      isOpen: isThere && isOpen,
      toggle: () => (isColumn ? setColumnOpen(!isOpen) : setSheetOpen(!isOpen)),
      leave: () => setSheetOpen(false),
    }),
    [isColumn, isOpen, isThere],
  )
  return <MenuContext value={menu}>{children}</MenuContext>
}

export function useMenu(): Menu {
  const menu = use(MenuContext)
  if (!menu) throw new Error('useMenu needs a MenuProvider above it')
  return menu
}
