import { describe, expect, it } from 'vitest'
import { notProvided } from './not.provided.ts'

describe('a part of a chart that was not provided', () => {
  it('says which it is and what to do, as soon as it is used', () => {
    expect(notProvided('getCredit')).toThrow(
      new Error("'getCredit' was not provided: start this chart through the composition root"),
    )
  })
})
