import { CircleCheck, type IconNode, Info, TriangleAlert, X } from 'lucide'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { classes } from './classes.ts'
import { rememberFocus } from './focus.ts'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { useTopModal } from './open-modals.ts'
import styles from './toast-region.module.css'

export interface Toast {
  readonly id: string
  readonly text: string
  readonly tone: 'positive' | 'neutral' | 'negative'
  /** Milliseconds on screen. */
  readonly duration: number
}

/** The part of a clock that a toast needs. */
export interface Timers {
  setTimeout(callback: () => void, delayMs: number): unknown
  clearTimeout(handle: unknown): void
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly timers: Timers
  readonly closeLabel: string
  /** `top` if there are actions at the bottom edge. */
  readonly place?: 'top' | 'bottom'
  readonly onDismiss: (id: string) => void
  /** What a toast leads to, below its text. */
  readonly wayOn?: (id: string) => ReactNode
}

/**
 * Short messages at the edge of the page, each announced once. The region must be on the page before the first
 * one. A toast stays while it is hovered or has the focus, which goes back to where it was when the toast is closed.
 * Outside of a modal dialog nothing can be pressed or heard, so while there is one the toasts are shown inside it.
 */
export function ToastRegion(props: ToastRegionProps) {
  const modal = useTopModal()
  return (
    <>
      <Region {...props} toasts={modal ? noToasts : props.toasts} />
      {modal && createPortal(<Region {...props} />, modal)}
    </>
  )
}

const noToasts: readonly Toast[] = []

function Region({
  toasts,
  timers,
  closeLabel,
  place = 'bottom',
  wayOn,
  onDismiss,
}: ToastRegionProps) {
  return (
    <div className={classes(styles.region, place === 'top' && styles.top)} role="status">
      {toasts.map((toast) => (
        <ToastStrip
          key={toast.id}
          toast={toast}
          timers={timers}
          closeLabel={closeLabel}
          wayOn={wayOn}
          onDismiss={onDismiss}
        />
      ))}
    </div>
  )
}

const pictures: Readonly<Record<Toast['tone'], IconNode>> = {
  positive: CircleCheck,
  neutral: Info,
  negative: TriangleAlert,
}

interface ToastStripProps extends Omit<ToastRegionProps, 'toasts' | 'place' | 'wayOn'> {
  readonly toast: Toast
  readonly wayOn: ToastRegionProps['wayOn'] | undefined
}

function ToastStrip({ toast, timers, closeLabel, wayOn, onDismiss }: ToastStripProps) {
  const [isHeld, setHeld] = useState(false)
  const { id, text, tone, duration } = toast
  const dismiss = useEffectEvent(() => onDismiss(id))
  const strip = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    const { current } = strip
    const restoreFocus = rememberFocus()
    return () => {
      if (current?.contains(document.activeElement)) restoreFocus()
    }
  }, [])

  useEffect(() => {
    if (isHeld) return
    const timer = timers.setTimeout(() => dismiss(), duration)
    return () => timers.clearTimeout(timer)
  }, [isHeld, duration, timers])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering over a toast only keeps it; nothing can be done with it by pointer alone
    <div
      ref={strip}
      className={styles.toast}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon of={pictures[tone]} className={classes(styles.picture, styles[tone])} />
      <div className={styles.text}>
        <p>{text}</p>
        {wayOn?.(id)}
      </div>
      <IconButton label={closeLabel} icon={X} onPress={() => onDismiss(id)} />
    </div>
  )
}
