export { loadAllFlows } from './load-all-flows.ts'
export { createVirtualClock, settle, testEpoch, type VirtualClock } from './virtual-clock.ts'
