import { useChild } from '../../app/use-child.ts'
import { useQrPayment } from './use-qr-payment.ts'
import { WaitingPaymentButton } from './waiting-payment.button.tsx'

/** The code that waits for its payment, on top of the history. */
export function WaitingPaymentRow() {
  const navigation = useChild('navigation')
  const payment = useQrPayment()
  return (
    payment && (
      <WaitingPaymentButton
        payment={payment}
        onPress={() => navigation?.send({ type: 'navigation.openDeposit' })}
      />
    )
  )
}
