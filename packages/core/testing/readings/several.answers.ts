import { type EndpointName, endpoints } from '../../src/wire/contract/endpoints.ts'
import { wireExamples } from '../../src/wire/contract/examples/wire.examples.ts'
import { changedAt, placeAt, pointersOf, valueAt } from './answer.places.ts'

const [wallet] = wireExamples.listTrueWallets.answer.result.truewallet ?? []
const { answer: profile } = wireExamples.getProfile

/** A profile with a way to pay of every kind. */
const everyChannel = {
  ...profile,
  result: {
    ...profile.result,
    truewallet: [wallet],
    usdt: [
      {
        id: 'u-1',
        img: null,
        img_network: 'https://content.test/tron.png',
        network: 'TRC20',
        acc_name: 'Croupier',
        address: 'T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb',
        exchange: '34.85',
        bonus: { is_bonus: 0, topshow: null, message: null },
      },
    ],
  },
}

/** An accepted answer of a call, in which every list has several entries with amounts of their own. */
export function severalOf(name: EndpointName): unknown {
  const example: unknown = name === 'getProfile' ? everyChannel : wireExamples[name].answer
  const { answer: schema } = endpoints[name]
  const single = pointersOf(example).filter((pointer) => {
    const list = valueAt(example, pointer)
    return Array.isArray(list) && list.length === 1
  })
  return single.reduce<unknown>(
    (answer, pointer) =>
      changedAt(answer, [...pointer, 0], (entry) => [
        entry,
        ...[1, 2].map((more) =>
          pointersOf(entry).reduce<unknown>((varied, inside) => {
            const place = placeAt(schema, [...pointer, 0, ...inside])
            const isAmount = place?.kinds.includes('amount') === true
            const isKey = /^(_id|id|codeDefault)$/.test(String(inside.at(-1)))
            if (!isAmount && !isKey) return varied
            return changedAt(varied, inside, (old) => [
              isAmount ? amount(old, more) : key(old, more),
            ])
          }, entry),
        ),
      ]),
    example,
  )
}

function amount(old: unknown, more: number): unknown {
  return old === null ? null : Number(String(old).replaceAll(',', '')) + more
}

/** Another key of the same form: a day becomes another day. */
function key(old: unknown, more: number): string {
  return String(old).replace(/\d+$/, (digits) => String(Number(digits) + more))
}
