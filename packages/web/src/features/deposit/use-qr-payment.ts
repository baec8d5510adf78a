import { type QrPaymentView, qrPaymentView } from '@croupier/core/deposit'
import { useSelector } from '@xstate/react'
import { useFlow } from '../../app/use-child.ts'
import { useView } from '../../app/use-view.ts'

/** The pending QR code, or null while there is none. */
export function useQrPayment(): QrPaymentView | null {
  const deposit = useFlow('deposit')
  const payment = useSelector(deposit, (snapshot) => snapshot?.children.qrPayment)
  return useView(payment, qrPaymentView)
}
