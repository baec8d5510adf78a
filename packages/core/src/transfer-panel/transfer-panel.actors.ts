import type { FlowStart } from '../app/flow.loader.ts'
import type { Services } from '../app/services.ts'
import { transferPanelMachine } from './transfer-panel.machine.ts'
import { isTransferPage, transferTabOf } from './transfer-panel.rules.ts'

/** The panel around the money flows, at the tab that the address asks for. */
export function createTransferPanel(_services: Services, start: FlowStart) {
  const { address, route } = start
  return {
    logic: transferPanelMachine,
    input: { tab: transferTabOf(start), address, isPage: isTransferPage(route) },
  }
}
