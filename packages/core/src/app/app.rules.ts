import type { MessageRef, Toast } from '../base/messages/message.ts'
import { toastDuration, withdrawnToastDuration } from '../base/messages/toast.duration.ts'
import type { Satang } from '../base/money/satang.ts'
import { minute, second } from '../base/time/durations.ts'
import { latePaymentsAwaitedFor } from '../flows/deposit/late-payment.rules.ts'
import type { RouteName } from '../kernel/routing/routes.ts'
import { signInReason } from '../kernel/routing/sign-in.reason.ts'
import type { SessionEnd } from '../member/session/session.end.ts'
import type { CallReport } from '../wire/api/call.report.ts'

/** What is said when money has come or is on its way. */
export function moneyToast(
  id: 'deposit.poll.successBody' | 'withdraw.success' | 'affiliate.withdraw.success',
  amount: Satang,
): Toast {
  return {
    tone: 'positive',
    message: { id, values: { amount: { satang: amount } } },
    durationMs: id === 'withdraw.success' ? withdrawnToastDuration : toastDuration,
  }
}

/** The toast for a credited deposit, for a member who is not looking at the deposit. */
export function depositToast(amount: Satang): Toast {
  return moneyToast('deposit.poll.successBody', amount)
}

/** The toast for a cancelled code, for a member who is not looking at the deposit. */
export const cancelledToast: Toast = {
  tone: 'neutral',
  message: {
    id: 'deposit.poll.cancelled',
    values: { minutes: latePaymentsAwaitedFor / minute },
  },
  durationMs: toastDuration,
}

/** The toast for money that does not move, for a member on another page. */
export function refusalToast(message: MessageRef): Toast {
  return { tone: 'negative', message, durationMs: toastDuration }
}

/** When a press may be repeated that came before the time for which the server had asked to wait. */
export function postponedToast({ retryAfterMs = 0 }: CallReport): Toast {
  const values = { seconds: Math.ceil(retryAfterMs / second) }
  return {
    tone: 'neutral',
    message: { id: 'status.askedToWait', values },
    durationMs: toastDuration,
    topic: 'busy',
  }
}

/** Why a visitor finds the home page in place of a page of members. */
export function keptOutToast({ keptFrom }: { readonly keptFrom: RouteName | null }): Toast {
  return {
    tone: 'neutral',
    message: signInReason(keptFrom),
    durationMs: toastDuration,
    topic: 'session',
  }
}

/** What is said when a session ends because somebody wanted it. */
export function sessionToast(reason: SessionEnd, message: MessageRef): Toast {
  return {
    tone: reason === 'switched' ? 'negative' : 'neutral',
    message,
    durationMs: toastDuration,
    topic: 'session',
  }
}
