import { readUrl } from '../../base/text/url.ts'

/**
 * Reads addresses of pictures: a picture comes from the site itself or from its content service, so that
 * the policy of the pages names no other host.
 * @param ignore receives the name of a field that leads elsewhere
 */
export function pictureReader(
  origin: string,
  content: string,
  ignore: (field: string) => void,
): (field: string, address: string | null | undefined) => string | null {
  const origins = [origin, readUrl(content, origin)?.origin]
  return (field, address) => {
    if (!address) return null
    const url = readUrl(address, origin)
    if (url && origins.includes(url.origin)) return address
    ignore(field)
    return null
  }
}
