/** Whether a request is for a QR code. */
export function isForCode(url: URL): boolean {
  return url.searchParams.get('action') === 'get_qr'
}
