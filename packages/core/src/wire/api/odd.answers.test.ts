import { describe, expect, it } from 'vitest'
import { callNames } from '../../../testing/all-calls.ts'
import { placesOf } from '../../../testing/readings/answer.places.ts'
import { readOddAnswers } from '../../../testing/readings/odd.answers.ts'
import type { Money } from '../../../testing/readings/reading.row.ts'
import { readingRows } from '../../../testing/readings/reading.rows.ts'
import { unlikeReadings } from '../../../testing/readings/same.readings.ts'
import { type EndpointName, endpoints } from '../contract/endpoints.ts'

const names = Object.keys(endpoints) as readonly EndpointName[]

/** Money for which the contract allows any value, because an answer is usable without it. */
const looseMoney: Readonly<Record<string, readonly string[]>> = {
  createQr: ['result.payAmount'],
  getMinWithdraw: ['min'],
}

/** Calls that no page makes, so that nothing of them is shown. */
const unmade: readonly EndpointName[] = ['listTrueWallets']

const pathsOf = (name: EndpointName, kind: 'list' | 'amount') =>
  placesOf(endpoints[name].answer)
    .filter(({ kinds }) => kinds.includes(kind))
    .map(({ path }) => path)

const fieldPaths = ({ at, fields }: Pick<Money<never>, 'at' | 'fields'>) =>
  fields.map((field) => (at === '' ? field : `${at}.${field}`))

describe('the table of readings', () => {
  it.each(names)('names every list of %s', (name) => {
    expect(Object.keys(readingRows[name].lists).sort()).toEqual(pathsOf(name, 'list').sort())
  })

  it.each(names.filter((name) => !unmade.includes(name)))('names all money of %s', (name) => {
    expect(readingRows[name].money.flatMap(fieldPaths).sort()).toEqual(
      [...pathsOf(name, 'amount'), ...(looseMoney[name] ?? [])].sort(),
    )
  })
})

describe('an answer in which one thing is odd', () => {
  it.each(names)(
    'to %s loses nothing else, tells what is left out and shows as money what the wire says alone',
    async (call) => {
      await expect(readOddAnswers({ call, answers: 60, seed: 20_261_125 })).resolves.toBe(undefined)
    },
  )
})

describe('an answer that writes otherwise what can mean one thing alone', () => {
  it.each(callNames)('is read alike: %s', async (name) => {
    expect(await unlikeReadings(name)).toEqual([])
  })
})
