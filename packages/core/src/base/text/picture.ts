import { readUrl } from './url.ts'

const ownOrigin = 'https://site.invalid'

/**
 * A picture that is part of the answer, of this site or from an https address; null otherwise. A path is
 * taken apart as a browser does: `/\evil` is another host.
 */
export function readPicture(wire: string | null | undefined): string | null {
  const address = wire ?? ''
  if (/^(data:image\/|https:\/\/)/.test(address)) return address
  const isOwn = address.startsWith('/') && readUrl(address, ownOrigin)?.origin === ownOrigin
  return isOwn ? address : null
}
