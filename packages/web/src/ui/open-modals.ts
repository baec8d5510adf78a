import { useSyncExternalStore } from 'react'

/** The dialogs that are open modally, the topmost one last: of these the document has one list. */
let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]): void {
  modals = next
  for (const listener of listeners) listener()
}

/** Notes that a dialog was opened over all others. Returns what notes that it is closed. */
export function registerModal(dialog: HTMLDialogElement): () => void {
  become([...modals, dialog])
  return () => become(modals.filter((modal) => modal !== dialog))
}

/** The topmost modal dialog, beside which nothing can be used or heard; null without one. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, () => modals.at(-1) ?? null)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
