import type { SnapshotFrom } from 'xstate'
import type { depositMachine } from './deposit.machine.ts'

/**
 * Whether a deposit failed: it was `refused` before it started and no money has moved, or it is `lost`, because it
 * failed later or its outcome is unknown. Every page reads it, so that it stands apart from the words.
 */
export function depositFailureKind(
  snapshot: SnapshotFrom<typeof depositMachine>,
): 'lost' | 'refused' | null {
  if (lostStates.some((state) => snapshot.matches(state))) return 'lost'
  if (refusedStates.some((state) => snapshot.matches(state))) return 'refused'
  // A member who has left the deposit does not need the channels, and could not dismiss this dialog.
  const isUnavailable = snapshot.matches({ preparing: 'unavailable' })
  return isUnavailable && snapshot.context.isShown ? 'refused' : null
}

const refusedStates = ['requestFailed', { transferring: 'refused' }] as const

const lostStates = [
  { requesting: 'unknown' },
  'requestLost',
  { transferring: { sending: 'unknown' } },
  { transferring: 'lost' },
  'cannotCreate',
  'failed',
  'expired',
] as const
