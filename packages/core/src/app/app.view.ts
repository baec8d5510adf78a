import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../base/messages/message.ts'
import { screenOf } from '../kernel/flow/flow.screen.ts'
import { type Address, type Locale, readAddress } from '../kernel/routing/address.ts'
import type { ShownRoute } from '../kernel/routing/resolve.route.ts'
import { shownTransferTab, type TransferTab } from '../kernel/routing/transfer.tabs.ts'
import type { appMachine } from './app.machine.ts'
import type { contentMachine } from './content/content.machine.ts'
import type { ContentFailure } from './content/content.rules.ts'
import type { FlowName } from './flows/flows.ts'
import type { navigationMachine } from './navigation/navigation.machine.ts'
import { addressOfDeposit, addressOfWithdraw } from './navigation/navigation.rules.ts'

/** Who is here, and whether the site is open and reachable. */
export interface SiteView {
  readonly isMember: boolean
  readonly username: string
  readonly isClosed: boolean
  readonly isOnline: boolean
  /** Why the login is needed again: the session ended, and nobody wanted it to. */
  readonly endedSession: MessageRef | null
}

export function siteView(snapshot: SnapshotFrom<typeof appMachine>): SiteView {
  return {
    isMember: snapshot.hasTag('member'),
    username: snapshot.context.username,
    isClosed: snapshot.hasTag('closed'),
    isOnline: snapshot.context.isOnline,
    endedSession: snapshot.context.endedSession,
  }
}

/** Whether a flow could not be loaded. */
export function isFlowBroken(snapshot: SnapshotFrom<typeof appMachine>, name: FlowName): boolean {
  return snapshot.context.flows[name] === 'failed'
}

/** The page that is shown; null until the first decision. */
export function shownRoute(snapshot: SnapshotFrom<typeof navigationMachine>): ShownRoute | null {
  return snapshot.context.shown
}

/** Where depositing and withdrawing begin, as paths and queries for links. */
export function transferEntries({ context }: SnapshotFrom<typeof navigationMachine>) {
  return {
    deposit: readAddress(addressOfDeposit(context)),
    withdraw: readAddress(addressOfWithdraw(context)),
  }
}

/** The game from whose page the money flows were opened. */
export interface GameBefore extends Pick<Address, 'path' | 'query'> {
  /** Null where its page had not loaded. */
  readonly name: string | null
}

/** The game from whose page the money flows were opened, with path and query for a link; null where none was. */
export function gameBefore(
  { context: { gameAddress, gameNames } }: SnapshotFrom<typeof navigationMachine>,
  locale: Locale,
): GameBefore | null {
  if (gameAddress === null) return null
  const { path, query } = readAddress(gameAddress)
  return { path, query, name: gameNames?.[locale] ?? null }
}

/** Whether the money flows are shown as a panel over another page. */
export function isPanelOpen(snapshot: SnapshotFrom<typeof navigationMachine>): boolean {
  return snapshot.context.shown?.panel === 'deposit'
}

/** Whether the history is shown as a drawer over another page. */
export function isHistoryOpen(snapshot: SnapshotFrom<typeof navigationMachine>): boolean {
  return snapshot.context.shown?.panel === 'history'
}

/** The tab of the money flows that is on the screen, in their panel or on their page, or null. */
export function openTransferTab(
  snapshot: SnapshotFrom<typeof navigationMachine>,
): TransferTab | null {
  const { shown } = snapshot.context
  return shown && shownTransferTab(shown)
}

/** What the content area shows. */
export interface ContentView {
  readonly screen: 'page' | 'maintenance' | 'tryLater' | 'error' | 'offline'
  readonly failure: ContentFailure | null
  /** The status of a page that could not be shown [ROUTE-40]. */
  readonly status: 404 | 500 | null
}

export function contentView(snapshot: SnapshotFrom<typeof contentMachine>): ContentView {
  const { failure, status } = snapshot.context
  return { screen: screenOf(snapshot, 'page'), failure, status }
}

/** Whether the panel beside the page is hidden: under maintenance nothing in it can be used [ERR-03]. */
export function hidesPanel({ context }: SnapshotFrom<typeof contentMachine>): boolean {
  return context.failure === 'maintenance'
}
