import { ArrowLeft, X } from 'lucide'
import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
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
  /** Stays at the bottom edge, at the thumb: the primary action. */
  readonly dock?: ReactNode
  /** The docked action is one that nobody should press by the way: it stands back. */
  readonly isDockQuiet?: boolean | undefined
  readonly isPanel?: boolean
  /** The frame is all there is on the screen: its head is the banner, the rest the main part. */
  readonly mainId?: string | undefined
}

/** The frame of a step in a flow: head with back and close, body, docked action. */
export function FlowFrame({
  title,
  level,
  titleId,
  titleRef,
  back,
  close,
  children,
  dock,
  isDockQuiet = false,
  isPanel = false,
  mainId,
}: FlowFrameProps) {
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
        <div className={styles.body}>{children}</div>
        {dock && <div className={classes(styles.dock, isDockQuiet && styles.quiet)}>{dock}</div>}
      </Main>
    </div>
  )
}
