const isoYear = /^(\d{4})-\d{2}-\d{2}/
/** No real date of a backend is further away, but a Buddhist year is. */
const mostYears = 100

/** The places of an answer with a date in another calendar. */
export function yearFindings(answer: unknown, now: number, path = ''): readonly string[] {
  if (typeof answer === 'string') {
    const year = Number(isoYear.exec(answer)?.[1] ?? Number.NaN)
    return Math.abs(year - new Date(now).getUTCFullYear()) > mostYears
      ? [`field ${path}: ${year} is no year of the Gregorian calendar that is near`]
      : []
  }
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, field]) =>
    yearFindings(field, now, path === '' ? name : `${path}.${name}`),
  )
}
