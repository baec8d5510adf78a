import { appMachine } from '../../../src/app/app.machine.ts'
import type { AppInput } from '../../../src/app/app.types.ts'
import { casesOf } from '../chart.cases.ts'

const visitor: AppInput = {
  isClosed: false,
  isOnline: true,
  hasSession: false,
  username: '',
  address: '/',
  deviceClass: 'desktop',
  isUnderMaintenance: false,
  interruptedAddress: null,
}

export const appCases = casesOf({
  chart: appMachine,
  inputs: [visitor, { ...visitor, isClosed: true }],
  events: [{ type: 'session.started', username: 'demo' }],
  guards: { hasWaitingPayment: () => false },
})
