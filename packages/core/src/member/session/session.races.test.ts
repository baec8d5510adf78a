import { describe, expect, it } from 'vitest'
import { properties as fc } from '../../../testing/properties.ts'
import { sessionRaces } from '../../../testing/session.races.ts'
import { openBrowser } from '../../../testing/tabs.harness.ts'
import { settle } from '../../../testing/virtual-clock.ts'

/** The order in which requests reach the server and answers reach the tabs. */
const anyOrder = fc.array(fc.nat(100), { minLength: 1, maxLength: 40 })

const isRefresh = ({ url }: { url: string }) => url.endsWith('/refreshtoken/true')

describe('calls that meet an expired token at the same time', () => {
  it('are served by one refresh and one replay each, in any order of arrival [SESS-10, ERR-01]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 50 }), anyOrder, async (count, order) => {
        const { network, openTab, play, server } = openBrowser()
        const { call } = openTab()
        server.expire()
        const answers = Array.from({ length: count }, () => call())
        await settle()
        await play(order)
        const kinds = (await Promise.all(answers)).map(({ kind }) => kind)
        expect(kinds).toEqual(kinds.map(() => 'accepted'))
        expect(network.sent.filter(isRefresh).length).toBe(1)
        expect(network.sent.filter((request) => !isRefresh(request)).length).toBe(2 * count)
      }),
      { numRuns: 60 },
    )
  })
})

describe.each([2, 3])('%i tabs of one browser', (tabs) => {
  it.each(sessionRaces.map(({ says, run }) => [says, run] as const))('%s', async (_says, run) => {
    await expect(run({ tabs, runs: 200, seed: 20_261_120 })).resolves.toBeUndefined()
  })
})
