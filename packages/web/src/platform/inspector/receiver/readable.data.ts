const wholeSeconds = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
const clock = new Intl.DateTimeFormat('en-GB', wholeSeconds)
const exactClock = new Intl.DateTimeFormat('en-GB', { ...wholeSeconds, fractionalSecondDigits: 3 })

/** An instant in epoch milliseconds as `14:26:33.759`. */
export function timeOf(instant: number): string {
  return exactClock.format(instant)
}

/** A number of thirteen digits is an instant of our time in milliseconds. */
const instantLine = /^(.*?)(\b[12]\d{12})(,?)$/gm

/** Data as indented JSON; an instant is followed by its time of day. */
export function readable(data: unknown): string {
  const text = JSON.stringify(data, null, 2) ?? 'undefined'
  return text.replace(instantLine, (line: string, _before: string, instant: string) => {
    return `${line} // ${clock.format(Number(instant))}`
  })
}
