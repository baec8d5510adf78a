import { Part } from '../app/part.tsx'
import styles from './main-menu.module.css'
import { useMenu } from './menu.provider.tsx'

/** The main menu as a column or a sheet, or nothing while it is closed. */
export function MainMenu() {
  const { isColumn, isOpen } = useMenu()
  if (!isOpen) return null
  if (isColumn) {
    return (
      <div className={styles.column}>
        <Part name="menuEntries" />
      </div>
    )
  }
  return <Part isNeeded name="menuSheet" />
}
