export { createLateStorage } from './late-storage.ts'
export { loadAllFlows } from './load-all-flows.ts'
export { untilNextPoll } from './qr-payment.harness.ts'
export { createVirtualClock, settle, testEpoch, type VirtualClock } from './virtual-clock.ts'
