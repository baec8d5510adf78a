import { readUrl } from './url.ts'

const ownOrigin = 'https://site.invalid'

/**
 * The address of a picture that is a data URL, on this site, or an https address; null otherwise. A path is parsed as
 * a browser does: `/\evil` is another host.
 */
export function readPicture(wire: string | null | undefined): string | null {
  const address = wire ?? ''
  if (/^(data:image\/|https:\/\/)/.test(address)) return address
  const isOwn = address.startsWith('/') && readUrl(address, ownOrigin)?.origin === ownOrigin
  return isOwn ? address : null
}
