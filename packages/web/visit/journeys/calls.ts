/** Whether a request is for a QR code. */
export function isForCode(url: URL): boolean {
  return url.searchParams.get('action') === 'get_qr'
}

/** Whether a request asks whether a code was paid. */
export function isForPayment(url: URL): boolean {
  return url.searchParams.get('action') === 'is_deposit'
}
