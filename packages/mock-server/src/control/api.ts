import { schemaDocument } from '@croupier/core/contract'
import type { Clock } from '@croupier/core/ports'
import { type Context, Hono } from 'hono'
import { ProblemError } from '../base/problem.ts'
import { read, readJson } from '../base/reading.ts'
import { endpointNames, isEndpointName } from '../calls/matching.ts'
import { faultKinds } from '../catalogue/fault.ts'
import { openApiDocument } from '../contract/openapi.document.ts'
import type { RequestFacts } from '../world/request.facts.ts'
import type { Worlds } from '../world/worlds.ts'
import { armingText, linkInto } from './arming.link.ts'
import { arm, caseArming, disarm, faultArming } from './arming.ts'
import { armedOf, catalogueOf } from './catalogue.view.ts'
import { changeClock, clockOf, instantIn } from './clock.ts'
import { safePath } from './entry.ts'
import { eventStream } from './events.ts'
import { viewTransaction } from './ledger.ts'
import { putMember, viewMember, viewMembers } from './members.ts'
import { servePage } from './page.ts'
import { changePayment, findPayment, viewPayment } from './payments.ts'
import * as schemas from './schemas.ts'
import { changeSite } from './site.ts'
import { depositUsdt } from './usdt-deposits.ts'
import { cancelWithdrawal, viewWithdrawal } from './withdrawals.ts'

type Env = { Bindings: RequestFacts }

/** The control room: everything that a person or a test may read and change in a world. */
export function controlApi({ clock, worlds }: { clock: Clock; worlds: Worlds }): Hono<Env> {
  const api = new Hono<Env>()

  api.use(async (context, next) => {
    if (context.req.method === 'POST') requireJson(context.req.raw)
    await next()
    context.header('Cache-Control', 'no-store')
  })

  api.get('/worlds', (context) => context.json({ worlds: worlds.names() }))
  api.get('/endpoints', (context) =>
    context.json({ endpoints: endpointNames(), faults: faultKinds }),
  )

  api.get('/catalogue', (context) => context.json({ cases: catalogueOf(context.env.world) }))
  api.get('/armed', (context) => context.json({ armed: armedOf(context.env.world) }))
  api.post('/arm', async (context) => {
    arm(context.env.world, caseArming(await readBody(context, schemas.armBody)))
    return context.json({ armed: armedOf(context.env.world) })
  })
  api.post('/disarm', async (context) => {
    const body = await readBody(context, schemas.disarmBody)
    return context.json({ disarmed: disarm(context.env.world, body) })
  })
  api.post('/fault', async (context) => {
    arm(context.env.world, faultArming(await readBody(context, schemas.faultBody)))
    return context.json({ armed: armedOf(context.env.world) })
  })
  api.get('/link', (context) => {
    const { world } = context.env
    const { to, next } = read(schemas.linkQuery, context.req.query(), 'query')
    const armings = world.armory.list().map(armingText).reverse()
    const link = linkInto(to ?? world.name, armings, next === undefined ? next : safePath(next))
    return context.json({ link })
  })

  api.get('/clock', (context) => context.json(clockOf(context.env.world)))
  api.post('/clock', async (context) => {
    const { world } = context.env
    changeClock(world, await readBody(context, schemas.clockBody))
    return context.json(clockOf(world))
  })

  api.get('/payments', (context) => {
    const { world } = context.env
    return context.json({ payments: world.payments.all().map((one) => viewPayment(world, one)) })
  })
  api.get('/payments/:id', (context) => {
    const { world } = context.env
    return context.json(viewPayment(world, findPayment(world, context.req.param('id'))))
  })
  api.post('/payments/:id', async (context) => {
    const { world } = context.env
    const action = await readBody(context, schemas.paymentBody)
    return context.json(viewPayment(world, changePayment(world, context.req.param('id'), action)))
  })

  api.post('/usdt-deposits', async (context) => {
    const body = await readBody(context, schemas.usdtDepositBody)
    return context.json(depositUsdt(context.env.world, body))
  })

  api.get('/ledger', (context) =>
    context.json({ transactions: context.env.world.ledger.all().map(viewTransaction) }),
  )
  api.get('/withdrawals', (context) =>
    context.json({
      withdrawals: context.env.world.withdrawals.onTheWay().map(viewWithdrawal),
    }),
  )
  api.post('/withdrawals/:id', async (context) => {
    const id = context.req.param('id')
    await readBody(context, schemas.withdrawalBody)
    cancelWithdrawal(context.env.world, id)
    return context.json({ cancelled: id })
  })

  api.get('/members', (context) => context.json(viewMembers(context.env.world)))
  api.post('/members', async (context) => {
    const { world } = context.env
    const { member, isNew } = putMember(world, await readBody(context, schemas.memberBody))
    return context.json(viewMember(world, member), isNew ? 201 : 200)
  })

  api.get('/one-time-code', (context) =>
    context.json({ code: context.env.world.oneTimeCodes.code() }),
  )
  api.post('/one-time-code', async (context) => {
    const { world } = context.env
    const { code } = await readBody(context, schemas.oneTimeCodeBody)
    world.oneTimeCodes.changeCode(code)
    world.changes.tell({ type: 'changed', part: 'members' })
    return context.json({ code })
  })

  api.get('/requests', (context) => {
    const { since, endpoint } = read(schemas.requestsQuery, context.req.query(), 'query')
    if (endpoint !== undefined && !isEndpointName(endpoint)) throw unknownEndpoint(endpoint)
    const entries = context.env.world.journal.list(Number(since ?? 0))
    return context.json({
      requests: entries.filter((entry) => endpoint === undefined || entry.endpoint === endpoint),
    })
  })

  api.get('/site', (context) => context.json(context.env.world.site.document()))
  api.post('/site', async (context) => {
    const { world } = context.env
    changeSite(world, await readBody(context, schemas.siteBody))
    return context.json(world.site.document())
  })
  api.get('/maintenance', (context) =>
    context.json({ on: context.env.world.site.isUnderMaintenance() }),
  )
  api.post('/maintenance', async (context) => {
    const { world } = context.env
    const { on } = await readBody(context, schemas.maintenanceBody)
    world.site.setMaintenance(on)
    world.changes.tell({ type: 'changed', part: 'maintenance' })
    return context.json({ on })
  })
  api.get('/dialect', ({ env, json }) => json({ dialect: env.world.dialect.current() }))
  api.post('/dialect', async (context) => {
    const { world } = context.env
    const { dialect } = await readBody(context, schemas.dialectBody)
    world.dialect.change(dialect)
    world.changes.tell({ type: 'changed', part: 'site' })
    return context.json({ dialect })
  })
  api.post('/reset', async (context) => {
    const { frozenAt, games, seed } = await readBody(context, schemas.resetBody)
    worlds.reset(context.env.world.name, {
      ...(seed === undefined ? {} : { seed }),
      ...(games === undefined ? {} : { games }),
      ...(frozenAt === undefined ? {} : { frozenAt: instantIn(frozenAt, 'frozenAt') }),
    })
    return context.json({ world: context.env.world.name })
  })
  api.get('/events', (context) => eventStream(clock, context.env.world))

  api.get('/openapi.json', (context) => context.json(openApiDocument()))
  api.get('/schema.graphql', (context) => context.text(schemaDocument))

  api.get('/', servePage)
  api.get('/page/:file', servePage)
  api.all('*', (context) => {
    throw new ProblemError(404, {
      error: `the control room does not answer to ${context.req.method} ${context.req.path}`,
      hint: 'the control room itself is GET /__mock',
    })
  })
  return api
}

/**
 * Accepts only JSON: a page of another origin needs a preflight for that, which this server does not answer. So no
 * site that a developer happens to visit can use the control room.
 */
function requireJson(request: Request): void {
  if (/^application\/json\b/i.test(request.headers.get('Content-Type') ?? '')) return
  throw new ProblemError(400, {
    error: 'the body is not JSON',
    hint: 'send a JSON object with Content-Type: application/json',
  })
}

async function readBody<Schema extends Parameters<typeof read>[0]>(
  context: Context<Env>,
  schema: Schema,
) {
  const text = await context.req.text()
  return read(schema, readJson(text === '' ? '{}' : text), 'body')
}

function unknownEndpoint(name: string): ProblemError {
  return new ProblemError(404, {
    error: `there is no endpoint "${name}"`,
    hint: 'the names are those of the contract, such as createQr',
    field: 'endpoint',
  })
}
