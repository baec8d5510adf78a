import { seenFor } from '@croupier/core/notice'
import { minute } from '@croupier/core/time'
import type { ControlClient } from '@croupier/mock-server/client'
import { toldMember } from './notices.sight.ts'

/** Longer than a closed notice stays away and than a list counts as fresh. */
export const longWaitMs = seenFor + minute

/** What the operator and the network do. */
export const noticesEvents = {
  bankAccountChanged: (control: ControlClient) =>
    control.putMember({ username: toldMember, isUpgradeForced: true }),
  answerIsLost: (control: ControlClient) => control.fault('getNotifys', 'malformed', { times: 1 }),
}
