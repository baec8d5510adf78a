import type { ControlClient } from '@croupier/mock-server/client'

/** The next answer with the history makes no sense. */
export const failHistory = (control: ControlClient) => control.fault('getHistory', 'malformed')
