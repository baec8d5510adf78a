import { useSyncExternalStore } from 'react'

/** The open modal dialogs, the topmost one last. The list is global, as the document has a single stack of them. */
let modals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function become(next: readonly HTMLDialogElement[]): void {
  modals = next
  for (const listener of listeners) listener()
}

/** Adds a dialog that was opened over all others. Returns the function that removes it. */
export function registerModal(dialog: HTMLDialogElement): () => void {
  become([...modals, dialog])
  return () => become(modals.filter((modal) => modal !== dialog))
}

/** The topmost modal dialog, outside of which nothing can be used or heard; null if there is none. */
export function useTopModal(): HTMLDialogElement | null {
  return useSyncExternalStore(subscribe, topModal, topModal)
}

function topModal(): HTMLDialogElement | null {
  return modals.at(-1) ?? null
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
