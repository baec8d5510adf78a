import { isTransferPage, transferTabOf } from '../../kernel/routing/transfer.tabs.ts'
import type { FlowStart } from '../../kernel/services/loaded.flow.ts'
import type { Services } from '../../kernel/services/services.ts'
import { transferPanelMachine } from './transfer-panel.machine.ts'

/** The panel around the money flows, at the tab that the address asks for. */
export function createTransferPanelFlow(_services: Services, start: FlowStart) {
  const { address, route } = start
  return {
    logic: transferPanelMachine,
    input: { tab: transferTabOf(start), address, isPage: isTransferPage(route) },
  }
}
