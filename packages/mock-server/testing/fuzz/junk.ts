import { classifiedFields } from '@croupier/core/contract'
import fc from 'fast-check'
import { canary } from './sent.ts'

const deep = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** Texts that are hardly ever meant. */
export const junkText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '%',
    '%E0%A4%A',
    '../../etc/passwd',
    '__proto__',
    'constructor',
    '0',
    '-1',
    '1e999',
    'NaN',
    "' or 1=1 --",
    '<script>',
    'ก'.repeat(300),
    'x'.repeat(100_000),
  ),
)

/** Values of any type. */
const junkValue: fc.Arbitrary<unknown> = fc.oneof(
  junkText,
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    true,
    [],
    {},
    { $ne: null },
    { password: canary },
    [{ token: { more: canary } }],
    Number.MAX_SAFE_INTEGER,
    1e300,
    -0.001,
    JSON.parse(deep(200)),
  ),
)

const planted = fc.constantFrom<unknown>(canary, `${canary}\n`, [canary], { value: canary }, 7)

/** Names that nobody knows, one of them a misspelt secret. */
const strangeNames = ['__proto__', 'constructor', 'toString', 'pasword', 'extra', 'acess_token']

/** Fields as they are, or with one of them missing, of another value, or one too many. */
export function mutated(
  fields: Readonly<Record<string, unknown>>,
  values: fc.Arbitrary<unknown> = junkValue,
): fc.Arbitrary<Readonly<Record<string, unknown>>> {
  const names = Object.keys(fields)
  const added = fc.constantFrom(...classifiedFields.keys(), ...strangeNames)
  const changed = names.length === 0 ? added : fc.oneof(fc.constantFrom(...names), added)
  const change = changed.chain((name) =>
    (isHidden(name) ? planted : values).map((value) => withField(fields, name, value)),
  )
  const removal = fc
    .constantFrom(...names, '')
    .map((name) => Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name)))
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(fields) },
    { weight: 4, arbitrary: change },
    { weight: 1, arbitrary: removal },
  )
}

const isHidden = (name: string) => classifiedFields.has(name) || strangeNames.includes(name)

const withField = (fields: Readonly<Record<string, unknown>>, name: string, value: unknown) =>
  Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, value]])

/** Bodies that are no object of JSON, or a monstrous one. */
export const junkBody = fc.oneof(
  junkText,
  junkValue.map((value) => JSON.stringify(value)),
  fc.constantFrom(
    '{',
    '{"username":"demo","password":"canary-3f9c"',
    'null',
    '[]',
    '"canary-3f9c"',
    `username=demo&password=${canary}`,
    `{"password":"${canary}","password":"${canary}"}`,
    `{"__proto__":{"password":"${canary}"}}`,
    deep(20_000),
    `{"username":${deep(20_000)},"password":"${canary}"}`,
    `{"query":"{__typename}","variables":${deep(20_000)}}`,
    JSON.stringify(Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`n${at}`, at]))),
  ),
)
