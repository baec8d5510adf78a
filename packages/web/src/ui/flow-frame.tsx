import { ArrowLeft, X } from 'lucide'
import { type ReactNode, type Ref, useState } from 'react'
import { classes } from './classes.ts'
import { DockSlot } from './dock.tsx'
import styles from './flow-frame.module.css'
import { IconButton } from './icon-button.tsx'

/** A button in the head of a flow: its accessible name and what it does. */
export interface HeadButton {
  readonly label: string
  readonly onPress: () => void
}

export interface FlowFrameProps {
  readonly title: string
  /** 1 where the flow is the whole page, 2 where it lies beside one. */
  readonly level: 1 | 2
  readonly titleId?: string
  readonly titleRef?: Ref<HTMLHeadingElement>
  readonly back?: HeadButton | undefined
  readonly close?: HeadButton | undefined
  readonly children: ReactNode
  readonly isPanel?: boolean
  /** Given if the frame is the whole page: its head is then the banner, and the rest the main element with this id. */
  readonly mainId?: string | undefined
}

/** The frame of a step in a flow: head with back and close, body, and the place of its `Dock`. */
export function FlowFrame({
  title,
  level,
  titleId,
  titleRef,
  back,
  close,
  children,
  isPanel = false,
  mainId,
}: FlowFrameProps) {
  const [slot, setSlot] = useState<HTMLElement | null>(null)
  const Heading = level === 1 ? 'h1' : 'h2'
  const Head = mainId === undefined ? 'div' : 'header'
  const Main = mainId === undefined ? 'div' : 'main'
  return (
    <div className={classes(styles.frame, isPanel && styles.panel)}>
      <Head className={styles.head}>
        {back && <IconButton label={back.label} icon={ArrowLeft} onPress={back.onPress} />}
        <Heading id={titleId} ref={titleRef} tabIndex={-1} className={styles.title}>
          {title}
        </Heading>
        {close && <IconButton label={close.label} icon={X} onPress={close.onPress} />}
      </Head>
      <Main id={mainId} tabIndex={mainId === undefined ? undefined : -1} className={styles.main}>
        <DockSlot value={slot}>
          <div className={styles.body}>{children}</div>
        </DockSlot>
        <div ref={setSlot} className={styles.slot} />
      </Main>
    </div>
  )
}
