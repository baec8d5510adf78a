import type { CallName } from '../../wire/api/call.ts'
import type { Endpoints } from '../../wire/contract/endpoints.ts'
import type { RouteName } from '../routing/routes.ts'
import type { TransferTab } from '../routing/transfer.tabs.ts'
import type { FlowStart, LoadedFlow } from '../services/loaded.flow.ts'
import type { Services } from '../services/services.ts'

/** A call that moves money, by its row of the contract. */
type MoneyWrite = {
  [Name in CallName]: Endpoints[Name]['isMoneyWrite'] extends true ? Name : never
}[CallName]

/** A chart that is loaded when it is first needed, with all that the application has to know before. */
export interface FlowDeclaration<
  Name extends string = string,
  Create extends CreateFlow = CreateFlow,
  Tab extends TransferTab = TransferTab,
  Heard extends string = string,
> {
  /** The id of its chart, by which its actor is found. */
  readonly name: Name
  /** It lives while its screen is open, or from the first use until sign-out, or from the first use on. */
  readonly lifetime: 'screen' | 'member' | 'site'
  /** The pages that show it. */
  readonly pages?: readonly RouteName[]
  /** The tab of the money flows that shows it. */
  readonly tab?: Tab
  /**
   * The calls by which it moves money. A flow with any says by the tag `inMoneyFlow`, its own or that of a chart
   * that it runs, that it must not be cut off.
   */
  readonly moneyWrites?: readonly MoneyWrite[]
  /** The events that the root hands to it while it runs: facts of the world, and what other flows tell. */
  readonly hears?: readonly Heard[]
  /** It may move money of the member unseen: the balance is requested again when it stops. */
  readonly mayMoveBalance?: true
  /** Every member needs it from sign-in on. */
  readonly startsAtSignIn?: true
  /** It shows what is different for each member: it is dropped when somebody signs in or out. */
  readonly dependsOnMember?: true
  /** No screen waits for it: without it a page is as good as before. */
  readonly isBesidePage?: true
  /** Loads its chart, from a file of its own in the built site. */
  readonly load: () => Promise<Create>
}

export type CreateFlow = (services: Services, start: FlowStart) => LoadedFlow

/** Declares a flow; its name, its tab and what it loads keep their own types. */
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
