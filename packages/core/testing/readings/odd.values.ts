import fc from 'fast-check'

/** The text of an answer on the wire; `@beyond` stands for a number that JavaScript cannot write. */
export function wireText(answer: unknown): string {
  return JSON.stringify(answer).replaceAll(/"(-?)@beyond"/g, (_, sign: string) => `${sign}1e400`)
}

const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], null)

/** Values of each kind, and values that some languages treat as another kind. */
const known: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, -500, 12_345, 12_345.67, 1.005, 0.1 + 0.2, 1e21, 1e308],
  ...[2 ** 53, 9_007_199_254_740_991, -1e308, 5e-324, '@beyond', '-@beyond'],
  ...['', ' ', '\t\n', '0', '1', '-1', 'true', 'false', 'null', 'undefined', 'NaN', 'Infinity'],
  ...['1e3', '1E3', '0x10', '0b11', '0o7', '1_000', '1 000', '12,34', '1,234', '1,234.56', ' 500 '],
  ...['1.005', '.5', '5.', '+5', '--5', '-5', '-0', '-0.00', '00012', '12345', '12345.67', '1.2.3'],
  ...[
    '9007199254740993',
    '1'.repeat(40),
    '0.1000000000000000055',
    '฿500',
    '500 THB',
    '๕๐๐',
    '１２',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '2026-02-30',
    '1795158000',
    '\ud800',
  ],
  ...['<script>alert(1)</script>', 'javascript:alert(1)', '/\\evil.test', 'x'.repeat(5_000)],
  ...[[], [[]], [null], [0], ['1'], [500], {}, [{}], deep, { length: 3 }, { 0: 'a' }],
  ...[{ toString: 1, valueOf: 1 }, { code: 7003 }, { data: { code: 0 } }, { result: null }],
  ...[JSON.parse('{"__proto__":{"amount":500}}'), { constructor: null }],
]

/** Amounts in the forms that people, programs and other countries use. */
const written = fc
  .tuple(
    fc.constantFrom('', '', '-', '+', ' '),
    fc.nat(99_999_999),
    fc.constantFrom('', '.', ',', '.0', '.5', '.25', '.250', '.255', '.2500000', ',50', 'e2', '%'),
    fc.boolean(),
  )
  .map(([sign, baht, rest, isGrouped]) => {
    const digits = isGrouped ? String(baht).replace(/\B(?=(\d{3})+$)/g, ',') : String(baht)
    return `${sign}${digits}${rest}`
  })

/** Undocumented values. */
export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...known) },
  { weight: 3, arbitrary: written },
  { weight: 1, arbitrary: written.map((text) => Number(text.replaceAll(',', ''))) },
  { weight: 1, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.integer({ min: -200, max: 2_000_000_000 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary-ascii', maxLength: 12 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
)
