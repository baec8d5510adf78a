import { type Dialect, dialects } from './odd.dialect.ts'

/**
 * How the servers of a run speak where nobody says otherwise: `CROUPIER_DIALECT=odd` makes tests, walks and
 * `npm start` meet answers that are all that the contract allows.
 * @throws Error for a dialect that there is not
 */
export function dialectOfRun(): Dialect {
  const { CROUPIER_DIALECT: wanted = 'plain' } = process.env
  const dialect = dialects.find((one) => one === wanted)
  if (!dialect) {
    throw new Error(`CROUPIER_DIALECT is ${dialects.join(' or ')}, not "${wanted}".`)
  }
  return dialect
}
