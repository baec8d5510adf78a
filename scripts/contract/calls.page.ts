import { deadlines } from '../../packages/core/src/wire/contract/deadlines.ts'
import type { Endpoint } from '../../packages/core/src/wire/contract/endpoint.ts'
import { type EndpointName, endpoints } from '../../packages/core/src/wire/contract/endpoints.ts'
import { wireExamples } from '../../packages/core/src/wire/contract/examples/wire.examples.ts'
import { isNeverAsked } from '../../packages/core/src/wire/contract/unasked.calls.ts'
import type { CatalogueCase } from '../../packages/mock-server/src/catalogue/case.ts'
import { catalogue } from '../../packages/mock-server/src/catalogue/cases.ts'
import type { FieldWords } from '../../packages/mock-server/src/contract/described.schema.ts'
import { fieldWords } from '../../packages/mock-server/src/contract/field.words.ts'

const introduction = `# Every call with its answers

Generated from the contract by \`npm run contract\`; do not edit. [backend.md](../backend.md) says what holds for all calls; [openapi.json](openapi.json) and [schema.graphql](schema.graphql) say the same for machines.

A table lists what the site does with each answer that the documents name. Session, maintenance and transport work the same for every call: on code 7003 the site renews the tokens and sends the call once more, 7002 ends the session, 9998 shows the maintenance page.`

/** The other fields of a refusal with this code. */
const besides: Readonly<Record<string, object>> = {
  'withdraw.1005': { result: { date: '2026-11-20T14:15:00+07:00' } },
}

/** The page about all calls, as Markdown. */
export function callsPage(): string {
  const names = Object.keys(endpoints) as readonly EndpointName[]
  return [introduction, ...names.map(sectionOf)].join('\n\n').concat('\n')
}

function sectionOf(name: EndpointName): string {
  const row: Endpoint = endpoints[name]
  const { answer, body, query } = wireExamples[name]
  return [
    `## ${name}`,
    `${addressOf(row)}. ${factsOf(name, row).join(' ')}`,
    ...(query ? [json('Query', query)] : []),
    ...(body ? [json('Body', body)] : []),
    ...wordsOf(fieldWords[name]?.body),
    json('Accepted', answer),
    ...wordsOf(fieldWords[name]?.answer),
    ...answersOf(name),
    `<sub>${row.source}</sub>`,
  ].join('\n\n')
}

const credentials: Readonly<Record<Endpoint['credential'], string>> = {
  none: 'Without a token.',
  access: 'With the access token.',
  refresh: 'With the refresh token.',
  reward: 'With the reward token.',
  dataClient: 'With the access token.',
}

const addressOf = ({ method, operation, path, service }: Endpoint) =>
  `\`${method} {${service}}${path}\`${operation ? `, operation \`${operation.name}\`` : ''}`

function factsOf(name: EndpointName, row: Endpoint): readonly string[] {
  return [
    ...(isNeverAsked(name) ? ['**No page calls it**: a backend may leave it out.'] : []),
    credentials[row.credential],
    ...(row.servesVisitors ? ['Visitors call it without a token.'] : []),
    ...(row.encoding === 'multipart' ? ['A form without fields.'] : []),
    ...(row.isMoneyWrite ? ['**Moves money**: `Idempotency-Key` identifies it.'] : []),
    `Waited for: ${deadlines[row.deadline] / 1000} s.`,
  ]
}

/** The meaning of fields whose names do not say it. */
function wordsOf(words: FieldWords = {}): readonly string[] {
  const rows = Object.entries(words).map(([place, text]) => `| \`${place}\` | ${text} |`)
  return rows.length > 0 ? [['| field | means |', '|---|---|', ...rows].join('\n')] : []
}

/** What the site does with each answer that the documents name. Empty if there is only one. */
function answersOf(name: EndpointName): readonly string[] {
  const cases = catalogue.filter(({ endpoint, cause }) => endpoint === name && cause === 'server')
  if (cases.length < 2) return []
  return [['| answer | what the site does |', '|---|---|', ...cases.map(rowOf)].join('\n')]
}

function rowOf(one: CatalogueCase): string {
  return `| ${exampleOf(one)} | ${one.behaviour.replaceAll('|', '\\|')} |`
}

function exampleOf({ answer, code, id }: CatalogueCase): string {
  const inCode = (value: unknown) => `\`${JSON.stringify(value)}\``
  switch (answer.type) {
    case 'success':
      if (id === 'deposit-poll.success') return inCode({ code: 0, success: true })
      return answer.without
        ? `accepted, without ${Object.keys(answer.without).join(', ')}`
        : 'accepted'
    case 'answer':
      return inCode(answer.body)
    case 'refusal':
      return typeof code === 'number'
        ? inCode({ code, message: answer.message, ...besides[id] })
        : 'any other code'
    case 'fault':
      return 'no readable answer'
  }
}

function json(title: string, value: unknown): string {
  return `${title}:\n\n\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``
}
