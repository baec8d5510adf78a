import { endpoints } from '@croupier/core/contract'
import { callNames } from '@croupier/core/testing'
import { expect, it } from 'vitest'
import { reasonToLack } from './optional.calls.ts'

it('are those that the site never makes, and two that it can do without', () => {
  const names = Object.keys(endpoints) as (keyof typeof endpoints)[]
  const made: readonly string[] = callNames
  const unused = names.filter((name) => !made.includes(name))
  const optional = names.filter((name) => reasonToLack(name) !== null)
  expect(optional.sort()).toEqual([...unused, 'getMember', 'revoke'].sort())
})
