import * as z from 'zod/mini'
import { readUrl } from '../../base/text/url.ts'

// The values of a site's configuration. None of them can hold markup, style, script or a foreign address.

const readable = String.raw`(?=.*[\p{L}\p{N}\p{P}\p{S}])`
const unreadable = String.raw`<>\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069`

/** Plain text: one line, not blank, without markup or characters that change the writing direction. */
export const line = (most: number) =>
  z.string().check(z.regex(new RegExp(`^${readable}[^${unreadable}]{1,${most}}$`, 'u')))

export const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/i))

const path = String.raw`\/(?![/\\])[^\s<>"\\]*`
const secure = String.raw`https:\/\/[a-z0-9.-]+(:\d+)?([/?#][^\s<>"\\]*)?`
const address = (pattern: string) =>
  z
    .string()
    .check(z.regex(new RegExp(`^(${pattern})$`, 'i')), z.maxLength(2048), ({ issues, value }) => {
      const isWellWritten = issues.length === 0
      if (isWellWritten && !readUrl(value, 'https://site.invalid')) {
        issues.push({ code: 'custom', input: value })
      }
    })

/** A path of the site itself, or an https address. */
export const link = address(`${path}|${secure}`)

export const secureLink = address(secure)

const hostname = String.raw`[a-z0-9-]+(\.[a-z0-9-]+)+`
const hosts = (pattern: string) =>
  z.string().check(z.regex(new RegExp(`^(${pattern})$`)), ({ issues, value }) => {
    const isWellWritten = issues.length === 0
    if (isWellWritten && !readUrl(`https://${value}`)) {
      issues.push({ code: 'custom', input: value })
    }
  })

/** The name of a host with an optional port, such as `localhost:4174`. */
export const hostWithPort = hosts(String.raw`(localhost|${hostname})(:\d{1,5})?`)

/** Schemes that run a script, stay in this browser, or lead to any address. */
const forbiddenSchemes =
  '(?!(https?|javascript|data|blob|file|filesystem|about|vbscript|intent|ws|wss|ftp|view-source):)'

/** The name of a host, or the scheme of an app such as `scbeasy:`. */
export const hostOrScheme = z
  .string()
  .check(z.regex(new RegExp(`^(${forbiddenSchemes}[a-z][a-z0-9+.-]*:|${hostname})$`)))

/** An address that opens an app: one of its own scheme, such as `scbeasy://`, or an https address. */
export const appLink = address(
  String.raw`${forbiddenSchemes}[a-z][a-z0-9+.-]*:\/\/[^\s<>"\\]*|${secure}`,
)

/** The name of a host, such as `access.line.me`. */
export const host = hosts(hostname)
