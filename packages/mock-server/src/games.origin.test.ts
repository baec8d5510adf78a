import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { openTestWorld } from '../testing/test-world.ts'

const pgSlots = { client: 'PC', game_code: 'pg_slots_101', lang: 'en' }

async function open(armed?: string) {
  const world = openTestWorld()
  const { access } = await world.signIn()
  if (armed) await world.control.arm(armed)
  const launched = await world.call('launchGame', {
    token: access,
    parameters: { provider: 'pg' },
    body: pgSlots,
  })
  const get = (address: string) =>
    world.server.games(new Request(address, { headers: { Accept: 'text/html' } }))
  const play = async (table: string, bet: number) => {
    const body = JSON.stringify({ table, bet })
    const answer = await world.server.games(
      new Request('http://mock.test:81/g/play', { method: 'POST', body }),
    )
    return [answer.status, await answer.json()] as const
  }
  return { ...world, access, address: String(launched.json().result), get, play }
}

const played = z.object({
  round: z.looseObject({ win: z.number() }),
  balance: z.number().nullable(),
})

const tableIn = (html: string) => /data-table="([^"]+)"/.exec(html)?.[1] ?? ''

describe('a game at the games’ origin', () => {
  it('opens once at the address of a launch, for the member who launched it', async () => {
    const { address, get } = await open()
    const [first, second] = [await get(address), await get(address)]
    const html = await first.text()
    expect([first.status, second.status]).toEqual([200, 404])
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('data-balance="12500.5" data-demo="false"')
    expect(await second.text()).toContain('No game is running here')
  })

  it('may be framed by its site and by nobody else', async () => {
    const { address, get } = await open()
    const { headers } = await get(address)
    expect(headers.get('Content-Security-Policy')).toContain(
      "frame-ancestors 'self' http://mock.test;",
    )
    expect(headers.get('X-Frame-Options')).toBeNull()
  })

  it('moves the money of the member, alike in a world of the same name and seed', async () => {
    const playFiveRounds = async () => {
      const { access, address, balance, get, play } = await open()
      const table = tableIn(await (await get(address)).text())
      const rounds = []
      let expected = 12_500.5
      for (let turn = 0; turn < 5; turn += 1) {
        const [, answer] = await play(table, 100)
        const { round, balance: told } = played.parse(answer)
        expected += round.win - 100
        expect(told).toBe(expected)
        rounds.push(round)
      }
      expect(await balance(access)).toBe(expected)
      return rounds
    }
    const [once, again] = [await playFiveRounds(), await playFiveRounds()]
    expect(again).toEqual(once)
  })

  it('takes no bet that the member cannot pay', async () => {
    const { address, control, get, play } = await open()
    await control.putMember({ username: 'demo', balance: 50 })
    const table = tableIn(await (await get(address)).text())
    expect(await play(table, 100)).toEqual([200, { round: null, balance: 50 }])
  })

  it.each(['test.made-up', '../x.made-up', ''])('has no table "%s"', async (table) => {
    const { play } = await open()
    expect(await play(table, 1)).toEqual([410, { error: 'nobody plays here' }])
  })

  it.each([0, -5, 0.5, 101])('takes no bet of %s baht', async (bet) => {
    const { address, get, play } = await open()
    const table = tableIn(await (await get(address)).text())
    expect((await play(table, bet))[0]).toBe(410)
  })

  it('is tried for play money, and moves none of anybody', async () => {
    const { access, balance, get, play } = await open()
    const html = await (await get('http://mock.test:81/g/demo/test/pp_slots_101')).text()
    expect(html).toContain('data-balance="1000" data-demo="true"')
    const [status, answer] = await play(tableIn(html), 100)
    expect([status, played.parse(answer).balance]).toEqual([200, null])
    expect(await balance(access)).toBe(12_500.5)
  })

  it('that is armed so refuses the frame', async () => {
    const { address, get } = await open('game-launch.refusesFrame')
    const { headers, status } = await get(address)
    expect([status, headers.get('X-Frame-Options')]).toEqual([200, 'DENY'])
  })

  it('that is armed so begins after half a minute', async () => {
    const { address, clock, get } = await open('game-launch.slow')
    let isThere = false
    const opening = get(address).then(() => {
      isThere = true
    })
    await clock.advance(29_999)
    expect(isThere).toBe(false)
    await clock.advance(1)
    await opening
    expect(isThere).toBe(true)
  })

  it('that is armed so says what nobody should believe', async () => {
    const { address, get } = await open('game-launch.hostile')
    expect(await (await get(address)).text()).toContain('src="/g/files/hostile.js"')
  })

  it.each(['game.css', 'game.js', 'hostile.js', 'liar.html', 'liar.js'])(
    'has its file %s',
    async (name) => {
      const { get } = await open()
      expect((await get(`http://mock.test:81/g/files/${name}`)).status).toBe(200)
    },
  )

  it.each(['constructor', '..%2f..%2fmain.ts', ''])('has no file "%s"', async (name) => {
    const { get } = await open()
    expect((await get(`http://mock.test:81/g/files/${name}`)).status).toBe(404)
  })
})
