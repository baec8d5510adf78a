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

/** How a server of pictures offers each picture in several widths. */
export interface PictureSizes {
  /** The query that asks for a width, such as `w={width}&format=auto`. */
  readonly query: string
  /** In pixels. */
  readonly widths: readonly number[]
}

/**
 * A picture in all its widths, as the `srcset` of an image.
 * @example pictureSet('/a.png', { query: 'w={width}', widths: [150, 300] }) // '/a.png?w=150 150w, /a.png?w=300 300w'
 */
export function pictureSet(address: string, { query, widths }: PictureSizes): string {
  const [place = '', kept] = (address.split('#', 1)[0] ?? '').split('?', 2)
  const start = `${place}?${kept ? `${kept}&` : ''}`
  return widths
    .map((width) => `${start}${query.replaceAll('{width}', String(width))} ${width}w`)
    .join(', ')
}
