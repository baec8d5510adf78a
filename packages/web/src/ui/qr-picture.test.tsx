import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { QrPicture } from './qr-picture.tsx'
import { drawReceiptPicture } from './receipt-picture.draw.ts'

const canvas = HTMLCanvasElement.prototype
const { getContext, toDataURL } = canvas
afterEach(() => {
  Reflect.deleteProperty(document, 'fonts')
  Object.assign(canvas, { getContext, toDataURL })
})

/** A browser whose fonts do not arrive, as behind a proxy that blocks them. */
function loseFonts() {
  const load = async () => Promise.reject(new DOMException('no font', 'NetworkError'))
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load } })
  const brush = new Proxy({}, { get: () => () => ({ width: 0 }), set: () => true })
  const address = 'data:image/png;base64,drawn'
  Object.assign(canvas, { getContext: () => brush, toDataURL: () => address })
}

it('a code is drawn in another font when its own cannot be loaded, because the member has to pay it', async () => {
  loseFonts()
  await act(async () => {
    render(
      <QrPicture alt="QR code" qrCode="000201" lines={['500.37']} pictureRef={{ current: null }} />,
    )
  })
  expect(screen.getByRole('img', { name: 'QR code' }).getAttribute('src')).toBe(
    'data:image/png;base64,drawn',
  )
})

it('a receipt is drawn in another font when its own cannot be loaded', async () => {
  loseFonts()
  const receipt = { site: 'Croupier', title: 'Deposit', amount: '500.00', rows: [] }
  expect((await drawReceiptPicture(receipt)).tagName).toBe('CANVAS')
})
