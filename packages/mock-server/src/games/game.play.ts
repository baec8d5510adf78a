import { bahtToSatang, satangToBaht } from '@croupier/core/money'
import * as z from 'zod/mini'
import { readJson } from '../base/reading.ts'
import type { Worlds } from '../world/worlds.ts'
import { findTable } from './game.tickets.ts'

const playBody = z.object({ table: z.string(), bet: z.int().check(z.gte(1), z.lte(100)) })

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' }

/** Plays one round. The balance is null if the game is not played for money. */
export async function answerPlay(worlds: Worlds, request: Request): Promise<Response> {
  const sent = z.safeParse(playBody, readJson(await request.text()))
  const seat = sent.success ? findTable(worlds, sent.data.table) : null
  if (!sent.success || !seat) {
    return Response.json({ error: 'nobody plays here' }, { status: 410, headers })
  }
  const { username, world } = seat
  const bet = bahtToSatang(sent.data.bet)
  const round = username ? world.gameRounds.play(username, bet) : world.gameRounds.try(bet)
  const member = username ? world.members.find(username) : undefined
  if (round && member) world.changes.tell({ type: 'changed', part: 'members' })
  return Response.json(
    {
      round: round && { symbols: round.symbols, win: satangToBaht(round.win) },
      balance: member ? satangToBaht(member.balance) : null,
    },
    { headers },
  )
}
