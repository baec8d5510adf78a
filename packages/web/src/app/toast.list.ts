import type { MessageRef } from '@croupier/core'
import type { Toast } from '../ui/toast-region.tsx'

interface ListedToast extends Toast {
  /** What the text says, where core said it. */
  readonly message?: MessageRef
  /** Only the newest toast of a topic is shown. */
  readonly topic?: string | undefined
}

/** The toasts on the page, for the code that raises them and the region that shows them. */
export interface ToastList {
  current(): readonly ListedToast[]
  raise(toast: Omit<ListedToast, 'id'>): void
  dismiss(id: string): void
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createToastList(): ToastList {
  let toasts: readonly ListedToast[] = []
  let count = 0
  const listeners = new Set<() => void>()
  const become = (next: readonly ListedToast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }
  return {
    current: () => toasts,
    raise: (toast) => {
      count += 1
      const others = toasts.filter(({ topic }) => topic === undefined || topic !== toast.topic)
      become([...others, { ...toast, id: `toast-${count}` }])
    },
    dismiss: (id) => become(toasts.filter((toast) => toast.id !== id)),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
