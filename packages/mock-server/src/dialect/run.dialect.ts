import { type Dialect, dialects } from './odd.dialect.ts'

/**
 * The default dialect of a run's servers: with `CROUPIER_DIALECT=odd`, tests, walks and `npm start` meet answers
 * that use everything that the contract allows.
 * @throws Error for an unknown dialect
 */
export function dialectOfRun(): Dialect {
  const { CROUPIER_DIALECT: wanted = 'plain' } = process.env
  const dialect = dialects.find((one) => one === wanted)
  if (!dialect) {
    throw new Error(`CROUPIER_DIALECT is ${dialects.join(' or ')}, not "${wanted}".`)
  }
  return dialect
}
