import type { World } from '../world/world.ts'

const collected = new WeakMap<World, unknown[]>()

/** How many reports a world keeps. */
const most = 100

/**
 * Stands in for the collector to which an operator sends reports about speed: `POST` adds one, `GET` lists them. A
 * report has no cookies, so that its address has to name the world: `/speed-reports?world=demo`.
 */
export async function answerSpeedReports(world: World, request: Request): Promise<Response> {
  const reports = collected.get(world) ?? []
  if (request.method === 'GET') return Response.json(reports)
  collected.set(world, [...reports, JSON.parse(await request.text())].slice(-most))
  return new Response(null, { status: 204 })
}
