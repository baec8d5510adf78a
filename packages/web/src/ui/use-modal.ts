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
  /** Asked by Escape and, if wanted, by a press beside the dialog. Without it the member must choose. */
  readonly onClose?: (() => void) | undefined
  readonly closesOnBackdrop?: boolean | undefined
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined
}

/**
 * Opens a `<dialog>` modally for as long as it is mounted: the page behind is inert, focus moves in
 * and, at the end, back to where it was. Whether it closes is the owner's decision, never the browser's.
 * While something covers the content that it belongs to, it is shut: a modal dialog that is not drawn
 * would make everything inert all the same.
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

  // After the effect that closes it: what is behind an open dialog takes no focus.
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
    // A browser closes by itself when Escape is pressed twice in a row, whatever `cancel` said. It tells
    // of every closing late: in development React opens each dialog, closes it and opens it again.
    onClose: () => {
      if (!isOpen.current || ref.current?.open) return
      ref.current?.showModal()
      onClose?.()
    },
  }
}
