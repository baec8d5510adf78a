import {
  type RefObject,
  type SyntheticEvent,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import { CoveredContext } from './covered.ts'
import { rememberFocus } from './focus.ts'
import { registerModal } from './open-modals.ts'

export interface ModalOptions {
  /** Called on Escape and, if wanted, on a press beside the dialog. Without it the member must choose. */
  readonly onClose?: (() => void) | undefined
  readonly closesOnBackdrop?: boolean | undefined
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * Opens a `<dialog>` modally for as long as it is mounted: the page behind is inert, the focus moves into it and,
 * at the end, back to where it was. The owner decides whether it closes, never the browser. While something
 * covers the content that it belongs to, it is closed: even an invisible modal dialog would make the whole page
 * inert.
 */
export function useModal({ onClose, closesOnBackdrop = false, initialFocus }: ModalOptions) {
  const ref = useRef<HTMLDialogElement>(null)
  const focusOnOpen = useRef(initialFocus)
  const isOpen = useRef(false)
  const restoreFocus = useRef<(() => void) | null>(null)
  const isCovered = useContext(CoveredContext)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || isCovered) return
    restoreFocus.current ??= rememberFocus()
    isOpen.current = true
    dialog.showModal()
    focusOnOpen.current?.current?.focus()
    const unregister = registerModal(dialog)
    return () => {
      isOpen.current = false
      dialog.close()
      unregister()
    }
  }, [isCovered])

  // This follows the effect that closes the dialog, because elements behind an open one cannot get the focus.
  useLayoutEffect(
    () => () => {
      restoreFocus.current?.()
      restoreFocus.current = null
    },
    [],
  )

  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !closesOnBackdrop || !onClose) return
    // The dialog's content covers all of it, so a press that lands on the element itself is outside.
    const press = (event: MouseEvent) => {
      if (event.target === dialog) onClose()
    }
    dialog.addEventListener('click', press)
    return () => dialog.removeEventListener('click', press)
  }, [closesOnBackdrop, onClose])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return
      event.preventDefault()
      onClose?.()
    },
    // A browser closes a dialog by itself when Escape is pressed twice in a row, even if `cancel` was prevented. The
    // event comes late: in development React opens each dialog, closes it and opens it again.
    onClose: () => {
      if (!isOpen.current || ref.current?.open) return
      ref.current?.showModal()
      onClose?.()
    },
  }
}
