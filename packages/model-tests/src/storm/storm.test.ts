import { describe, expect, test } from 'vitest'
import { walkStorms } from './storm.walks.ts'

describe('a deposit in a storm', () => {
  test('asks for one code per wish, polls singly, ends once, shows true money and leaves nothing behind', async () => {
    const { walks } = await walkStorms({ seed: 20_261_120, walks: 200 })
    expect(walks).toBe(200)
  })
})
