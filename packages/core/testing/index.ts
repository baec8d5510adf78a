export { createVirtualClock, settle, testEpoch, type VirtualClock } from './virtual-clock.ts'
