import type { CallName } from '../../wire/api/call.ts'
import type { Endpoints } from '../../wire/contract/endpoints.ts'
import type { RouteName } from '../routing/routes.ts'
import type { TransferTab } from '../routing/transfer.tabs.ts'
import type { FlowStart, LoadedFlow } from '../services/loaded.flow.ts'
import type { Services } from '../services/services.ts'

/** The name of a call that moves money, as its row of the contract says. */
type MoneyWrite = {
  [Name in CallName]: Endpoints[Name]['isMoneyWrite'] extends true ? Name : never
}[CallName]

/** What the application has to know about a flow before its chart is loaded, which happens when it is first needed. */
export interface FlowDeclaration<
  Name extends string = string,
  Create extends CreateFlow = CreateFlow,
  Tab extends TransferTab = TransferTab,
  Heard extends string = string,
> {
  /** The id of its chart, by which its actor is found. */
  readonly name: Name
  /** `screen`: while its screen is open; `member`: from the first use until sign-out; `site`: from the first use on. */
  readonly lifetime: 'screen' | 'member' | 'site'
  /** The pages that show it. */
  readonly pages?: readonly RouteName[]
  /** The tab of the money flows that shows it. */
  readonly tab?: Tab
  /**
   * The calls by which it moves money. A flow that has any carries the tag `inMoneyFlow`, in its own chart or in
   * one that it runs, while it must not be interrupted.
   */
  readonly moneyWrites?: readonly MoneyWrite[]
  /** The events that the root sends to it while it runs: facts of the world, and what other flows emit. */
  readonly hears?: readonly Heard[]
  /** It may change the balance without reporting it: the balance is read again when it stops. */
  readonly mayMoveBalance?: true
  /** It starts at sign-in, for every member. */
  readonly startsAtSignIn?: true
  /** What it shows differs between members: it is stopped when somebody signs in or out. */
  readonly dependsOnMember?: true
  /** No screen waits for it: a page is complete without it. */
  readonly isBesidePage?: true
  /** Loads its chart, which is a file of its own in the built site. */
  readonly load: () => Promise<Create>
}

export type CreateFlow = (services: Services, start: FlowStart) => LoadedFlow

/** Declares a flow; the literal types of its name, its tab and what it loads are preserved. */
export function defineFlow<
  const Name extends string,
  Create extends CreateFlow,
  const Tab extends TransferTab = never,
  const Heard extends string = never,
>(
  declaration: FlowDeclaration<Name, Create, Tab, Heard>,
): FlowDeclaration<Name, Create, Tab, Heard> {
  return declaration
}
