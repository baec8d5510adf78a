const zone = 'Asia/Bangkok'
const bangkokOffset = 7 * 60 * 60 * 1000

const money = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeStyle: 'medium' })
const date = new Intl.DateTimeFormat('en-GB', {
  timeZone: zone,
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** @param {number} baht */
export const formatMoney = (baht) => money.format(baht)

/** `14:32:19` in Bangkok. @param {number} instant */
export const formatTime = (instant) => time.format(instant)

/** `14:32:19.204` in Bangkok. @param {number} instant */
export const formatExactTime = (instant) =>
  `${time.format(instant)}.${String(instant % 1000).padStart(3, '0')}`

/** @param {number} instant */
export const formatDate = (instant) => date.format(instant)

/** What a field for local time takes, in Bangkok. @param {number} instant */
export const toLocalInput = (instant) =>
  new Date(instant + bangkokOffset).toISOString().slice(0, 19)

/** `09:41`, rounded up. @param {number} ms */
export function formatLeft(ms) {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${pad(Math.floor(seconds / 60))}:${pad(seconds % 60)}`
}

/** `1.5 s`, or `200 ms` below a second. @param {number} ms */
export const formatLength = (ms) => (ms < 1000 ? `${ms} ms` : `${ms / 1000} s`)

/** `+2 min 14 s`, or nothing for real time. @param {number} ms */
export function formatOffset(ms) {
  const seconds = Math.round(Math.abs(ms) / 1000)
  const units = /** @type {const} */ ([
    [86_400, 'd'],
    [3600, 'h'],
    [60, 'min'],
    [1, 's'],
  ])
  let rest = seconds
  const parts = []
  for (const [size, unit] of units) {
    const count = Math.floor(rest / size)
    rest %= size
    if (count > 0) parts.push(`${count} ${unit}`)
  }
  return parts.length === 0 ? '' : `${ms < 0 ? '−' : '+'}${parts.slice(0, 2).join(' ')}`
}

/** @param {number} value */
const pad = (value) => String(value).padStart(2, '0')
