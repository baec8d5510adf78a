import type { QrPaymentView } from '@croupier/core/deposit'
import { satang } from '@croupier/core/money'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import { PaymentCode } from './payment-code.tsx'

const waiting: QrPaymentView = {
  paymentId: 'pay-1',
  form: 'image',
  qrCode: 'https://content.test/qr.png',
  payAmount: satang(50_037),
  hasSatang: true,
  reference: null,
  deadline: 0,
  countdown: '15:00',
  duration: 'PT15M0S',
  fractionLeft: 1,
  milestone: null,
  isBeginning: true,
  totalMinutes: 15,
  isNearlyOver: false,
  isRetrying: false,
  isLastWord: false,
  isOvertime: false,
  isReuseWarningOpen: false,
  isConfirmingCancel: false,
  isCancelUnchecked: false,
  isCancelling: false,
}

const send = vi.fn()
beforeEach(() => void send.mockReset())

async function show(changes: Partial<QrPaymentView> = {}) {
  await openSite(
    <PaymentCode
      payment={{ ...waiting, ...changes }}
      kind="promptPay"
      lines={[]}
      pictureRef={{ current: null }}
      send={send}
    />,
    { areas: ['deposit'], address: '/en' },
  )
}

const sent = () => send.mock.calls.map(([event]) => event)

it('a picture of the server’s is told to the deposit when it is seen', async () => {
  await show()
  fireEvent.load(screen.getByRole('img', { name: 'PromptPay QR code' }))
  expect(sent()).toEqual([{ type: 'qr.pictureShown' }])
})

it('a picture that does not come is told too, and can be loaded again where the deposit goes on [DEP-38]', async () => {
  await show()
  fireEvent.error(screen.getByRole('img'))
  const told = sent()
  const words = screen.getByText(/could not be loaded/).textContent
  fireEvent.click(screen.getByRole('button', { name: 'Load the picture again' }))
  expect([told, words, screen.getByRole('img').getAttribute('src')]).toEqual([
    [{ type: 'qr.pictureFailed' }],
    'The picture of the QR code could not be loaded. If you have paid, do not pay again.',
    waiting.qrCode,
  ])
})

it('a link is one to open, in a place of its own', async () => {
  await show({ form: 'link', qrCode: 'scbeasy://payments/1' })
  const link = screen.getByRole('link', { name: 'Open the app to pay' })
  expect([
    link.getAttribute('href'),
    link.getAttribute('target'),
    link.getAttribute('rel'),
    screen.queryByRole('img'),
  ]).toEqual(['scbeasy://payments/1', '_blank', 'noreferrer', null])
})
