import type { ControlClient } from '@croupier/mock-server/client'

/** Makes the next answer with the history malformed. */
export const failHistory = (control: ControlClient) => control.fault('getHistory', 'malformed')
