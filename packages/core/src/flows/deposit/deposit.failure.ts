import type { SnapshotFrom } from 'xstate'
import type { MessageRef } from '../../base/messages/message.ts'
import { minute, second } from '../../base/time/durations.ts'
import type { ServerWord } from '../payout/payout.outcome.ts'
import { creditAwaitedFor } from './credit.wait.ts'
import type { depositMachine } from './deposit.machine.ts'
import type { QrRefusal } from './deposit.types.ts'
import { depositFailureKind } from './failure-kind.rules.ts'
import { latePaymentsAwaitedFor } from './late-payment.rules.ts'
import type { ExpiryWord } from './qr-payment.rules.ts'

/** A deposit that failed, or whose outcome is unknown; shown as a modal dialog. */
export interface DepositFailure {
  readonly title: MessageRef
  readonly message: MessageRef
  /** The payment's reference, which a member quotes to the support. */
  readonly reference: string | null
  /** No deposit was started and no money has moved, so that messages about the site may be shown first. */
  readonly canWait: boolean
  readonly canCheckAgain: boolean
  readonly isCheckingAgain: boolean
}

/** What the failure dialog says, or null when there is none. */
export function depositFailure(
  snapshot: SnapshotFrom<typeof depositMachine>,
): DepositFailure | null {
  const kind = depositFailureKind(snapshot)
  if (!kind) return null
  const { payment } = snapshot.context
  const isAboutPayment = snapshot.matches('expired') || snapshot.matches('failed')
  return {
    ...wordsOf(snapshot),
    reference: isAboutPayment ? (payment?.reference ?? null) : null,
    canWait: kind === 'refused',
    canCheckAgain: snapshot.can({ type: 'deposit.checkAgain' }),
    isCheckingAgain: snapshot.matches({ expired: 'checkingAgain' }),
  }
}

type Words = Pick<DepositFailure, 'title' | 'message'>

function wordsOf(snapshot: SnapshotFrom<typeof depositMachine>): Words {
  const { context } = snapshot
  if (snapshot.matches({ preparing: 'unavailable' })) {
    return {
      title: { id: 'deposit.error.unavailableTitle' },
      message: { id: 'deposit.error.unavailable' },
    }
  }
  if (snapshot.matches('requestFailed')) {
    const refusal = context.refusal ?? { kind: 'notSent' }
    return {
      title: {
        id:
          refusal.kind === 'maintenance'
            ? 'deposit.error.maintenanceTitle'
            : 'deposit.qr.error.requestFailedTitle',
      },
      message: refusalMessage(refusal),
    }
  }
  if (snapshot.matches({ requesting: 'unknown' }) || snapshot.matches('requestLost')) {
    return {
      title: { id: 'deposit.qr.error.unknownTitle' },
      message: { id: 'deposit.qr.error.unknown' },
    }
  }
  if (snapshot.matches({ transferring: 'refused' })) {
    return {
      title: { id: 'deposit.bank.error.reportFailedTitle' },
      message: reportRefusedMessage(context.reportWord),
    }
  }
  if (
    snapshot.matches({ transferring: { sending: 'unknown' } }) ||
    snapshot.matches({ transferring: 'lost' })
  ) {
    return {
      title: { id: 'deposit.bank.error.reportUnknownTitle' },
      message: reportUnknownMessage(context.reportWord),
    }
  }
  if (snapshot.matches('cannotCreate')) {
    return {
      title: { id: 'deposit.qr.error.title' },
      message: { id: 'deposit.qr.error.cannotCreate' },
    }
  }
  if (snapshot.matches('failed')) {
    return {
      title: { id: 'deposit.poll.unsuccessfulTitle' },
      message: rejectionMessage(context.rejection?.message ?? null),
    }
  }
  return expiryWords(snapshot, context.expiryWord)
}

/** How many minutes the site looks for a late payment. */
const lookupTime = { minutes: latePaymentsAwaitedFor / minute }

function expiryWords(snapshot: SnapshotFrom<typeof depositMachine>, word: ExpiryWord): Words {
  if (!snapshot.matches({ expired: 'confirmed' })) {
    return {
      title: { id: 'deposit.poll.unconfirmedTitle' },
      message: { id: 'deposit.poll.unconfirmed', values: lookupTime },
    }
  }
  return {
    title: { id: 'deposit.poll.expiredTitle' },
    message: {
      id: word === 'server' ? 'deposit.poll.error.expired' : 'deposit.poll.error.localExpired',
      values: lookupTime,
    },
  }
}

/** Code 98 sends the member to the admin, any other code suggests a retry; both messages name the code [DEP-39, DEP-40]. */
function refusalMessage(refusal: QrRefusal): MessageRef {
  switch (refusal.kind) {
    case 'requestFailed':
      return { id: 'deposit.qr.error.requestFailed', values: { code: refusal.code } }
    case 'tryAgain':
      return { id: 'deposit.qr.error.tryAgain', values: { code: refusal.code } }
    case 'maintenance':
      return { id: 'deposit.error.maintenance' }
    case 'notSent':
      return { id: 'session.error.refreshFailed' }
    case 'unverified':
      return { id: 'session.error.unverified' }
    case 'postponed':
      return {
        id: 'status.askedToWait',
        values: { seconds: Math.ceil(refusal.retryAfterMs / second) },
      }
  }
}

/** The message about a refused report, with the server's reason. */
function reportRefusedMessage(said: ServerWord | null): MessageRef {
  if (said === null) return { id: 'deposit.bank.error.reportFailed' }
  const { code } = said
  const message = withoutFullStop(said.message)
  return message
    ? { id: 'deposit.bank.error.reportRefusedReason', values: { code, message } }
    : { id: 'deposit.bank.error.reportRefused', values: { code } }
}

/** The message about a report whose outcome is unknown, with the undocumented code that answered it, if any. */
function reportUnknownMessage(said: ServerWord | null): MessageRef {
  const minutes = creditAwaitedFor / minute
  if (said === null) return { id: 'deposit.bank.error.reportUnknown', values: { minutes } }
  const { code } = said
  const message = withoutFullStop(said.message)
  return message
    ? { id: 'deposit.bank.error.reportUnclearReason', values: { minutes, code, message } }
    : { id: 'deposit.bank.error.reportUnclear', values: { minutes, code } }
}

/** The server's words without a full stop, to be used within one of our sentences. */
function withoutFullStop(said: string | null): string | undefined {
  return said?.trim().replace(/\.$/, '')
}

function rejectionMessage(rejection: string | null): MessageRef {
  const message = withoutFullStop(rejection)
  return message
    ? { id: 'deposit.poll.error.unsuccessful', values: { message } }
    : { id: 'deposit.poll.error.unsuccessfulNoReason' }
}
