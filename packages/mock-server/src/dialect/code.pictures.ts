import type { SiteDocument } from '@croupier/core/site'
import { renderSVG } from 'uqr'

const folder = '/pictures/codes/'

/** The picture of a code, drawn from its text. */
const draw = (text: string) => renderSVG(text, { ecc: 'M', border: 4 })

/**
 * The forms of a code, which all pay the same: its text, its picture in the answer or at the site's address, and
 * the link of a bank's app if the site follows such links.
 */
export function codeForms(text: string, origin: string, site: SiteDocument): readonly string[] {
  const place = (site.paymentLinks ?? [])[0]
  const link = place?.endsWith(':')
    ? `${place}//payments/promptpay`
    : place && `https://${place}/pay`
  return [
    text,
    `${text.slice(0, -4)}${text.slice(-4).toLowerCase()}`,
    `data:image/svg+xml,${encodeURIComponent(draw(text))}`,
    `${origin}${folder}${encodeURIComponent(text)}.svg`,
    ...(link ? [`${link}?qr=${encodeURIComponent(text)}`] : []),
  ]
}

/** The picture of a code at an address, or null if there is none. */
export function codePicture(path: string): Response | null {
  if (!path.startsWith(folder) || !path.endsWith('.svg')) return null
  const text = path.slice(folder.length, -'.svg'.length)
  if (!/^000201[\w.%-]{1,500}$/.test(text)) return null
  return new Response(draw(decodeURIComponent(text)), {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
