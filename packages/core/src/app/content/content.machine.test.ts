import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { createVirtualClock } from '../../../testing/virtual-clock.ts'
import { second } from '../../base/time/durations.ts'
import type { CallReport } from '../../wire/api/call.report.ts'
import { contentView } from '../app.view.ts'
import { maintenanceCheckInterval } from '../maintenance/maintenance.rules.ts'
import { type ContentEvent, type ContentFact, contentMachine } from './content.machine.ts'

const reported = (outcome: CallReport['outcome']): ContentEvent => ({
  type: 'call.reported',
  report: { endpoint: 'getTournaments', purpose: 'foreground', isExempt: false, outcome },
})
/** The report of a call that was sent before another call of the same name met maintenance. */
const overtaken: ContentEvent = {
  type: 'call.reported',
  report: {
    endpoint: 'getTournaments',
    purpose: 'foreground',
    isExempt: false,
    outcome: 'accepted',
    isOvertaken: true,
  },
}
const checked = (outcome: CallReport['outcome']) =>
  ({
    type: 'call.reported',
    report: { endpoint: 'checkMaintenance', purpose: 'background', isExempt: false, outcome },
  }) as const
const up = checked('refused')
const retry: ContentEvent = { type: 'content.retry' }
const resumed: ContentEvent = { type: 'page.resumed' }
const settled: ContentEvent = { type: 'route.settled' }
const missing: ContentEvent = { type: 'content.missing' }
const broke: ContentEvent = { type: 'content.broke', isOnline: true }
const brokeOffline: ContentEvent = { type: 'content.broke', isOnline: false }

async function play(events: readonly (ContentEvent | number)[]) {
  const clock = createVirtualClock()
  const facts: ContentFact[] = []
  const actor = createActor(contentMachine, { clock })
  actor.on('*', (fact) => facts.push(fact))
  actor.start()
  for (const event of events) {
    if (typeof event === 'number') await clock.advance(event)
    else actor.send(event)
  }
  return { ...contentView(actor.getSnapshot()), retries: facts.length }
}

const page = { screen: 'page', failure: null, status: null }
const maintenance = { screen: 'maintenance', failure: 'maintenance', status: null }
const network = { screen: 'maintenance', failure: 'network', status: null }
const tryLater = { screen: 'tryLater', failure: 'tryLater', status: null }
const error = { screen: 'error', failure: null, status: 500 }
const notFound = { ...error, status: 404 }
const offline = { screen: 'offline', failure: null, status: null }

describe('the content area', () => {
  it.each<[string, (ContentEvent | number)[], object, retries: number]>([
    ['the page at first', [], page, 0],
    ['the page after calls that went well', [reported('accepted'), reported('refused')], page, 0],
    [
      'the page when the call that said 9998 is answered [MAINT-05]',
      [reported('maintenance'), reported('accepted')],
      page,
      1,
    ],
    [
      'the same when it is refused for a reason of its own',
      [reported('maintenance'), reported('refused')],
      page,
      1,
    ],
    [
      'maintenance when the call that is answered was asked before one of its name said 9998 [MAINT-05]',
      [reported('maintenance'), overtaken],
      maintenance,
      0,
    ],
    [
      'that nothing was reached when the call that said 9998 meets no answer',
      [reported('maintenance'), reported('unreachable')],
      network,
      0,
    ],
    ['maintenance after code 9998 [ERR-03]', [reported('maintenance')], maintenance, 0],
    ['the same without an answer [ERR-04]', [reported('unreachable')], network, 0],
    ['“try later” after a bad answer [ERR-05]', [reported('httpError')], tryLater, 0],
    ['an error when a part of the site broke [ROUTE-40, ERR-07]', [broke], error, 0],
    ['that what the page is about does not exist [ROUTE-41, OPEN-26]', [missing], notFound, 0],
    ['the newer of two errors', [missing, broke], error, 0],
    ['a failure that comes after an error', [broke, reported('httpError')], tryLater, 0],
    ['an error that comes after a failure', [reported('maintenance'), missing], notFound, 0],
    ['the page after leaving what does not exist', [missing, settled], page, 0],
    ['that there is no network when a part is missing offline', [brokeOffline], offline, 0],
    ['the same after a failure of a call', [reported('httpError'), brokeOffline], offline, 0],
    ['maintenance, beneath which a part breaks', [reported('maintenance'), broke], maintenance, 0],
    ['the page when the network for a missing part is back', [brokeOffline, resumed], page, 1],
    ['the newer of two failures', [reported('httpError'), reported('timedOut')], network, 0],
    [
      'a failure although a later call went well',
      [reported('timedOut'), reported('accepted')],
      network,
      0,
    ],
    ['the page after another try', [reported('httpError'), retry], page, 1],
    ['the page after another try of a broken part', [broke, retry], page, 1],
    ['the page after going elsewhere', [reported('maintenance'), settled], page, 0],
    ['the page when the network is back with the page', [reported('timedOut'), resumed], page, 1],
    ['maintenance, which no resume ends', [reported('maintenance'), resumed], maintenance, 0],
    ['“try later”, which no resume ends', [reported('unreadable'), resumed], tryLater, 0],
    ['the page, untouched by a resume', [resumed], page, 0],
    [
      'maintenance when the check was asked before [MAINT-05]',
      [reported('maintenance'), maintenanceCheckInterval - 1, up],
      maintenance,
      0,
    ],
    [
      'the page when a later check says that the site is up [MAINT-03, OPEN-77]',
      [reported('maintenance'), maintenanceCheckInterval, up],
      page,
      1,
    ],
    [
      'the page when a later check reaches the site [OPEN-77]',
      [reported('timedOut'), maintenanceCheckInterval, up],
      page,
      1,
    ],
    [
      'maintenance as long as calls say so, whatever the check says',
      [
        reported('maintenance'),
        maintenanceCheckInterval - second,
        reported('maintenance'),
        maintenanceCheckInterval - second,
        up,
      ],
      maintenance,
      0,
    ],
    [
      'maintenance when no check is answered, or another call',
      [
        reported('maintenance'),
        maintenanceCheckInterval,
        checked('unreachable'),
        checked('httpError'),
        { ...up, report: { ...up.report, endpoint: 'getProfile' } },
      ],
      maintenance,
      0,
    ],
    [
      '“try later”, which no check ends',
      [reported('httpError'), maintenanceCheckInterval, up],
      tryLater,
      0,
    ],
  ])('shows %s', async (_what, events, shown, retries) => {
    expect(await play(events)).toEqual({ ...shown, retries })
  })

  it('says “failure” by a tag whenever it does not show the page', () => {
    const actor = createActor(contentMachine, { clock: createVirtualClock() }).start()
    const tagged = [settled, reported('maintenance'), reported('httpError'), broke].map((event) => {
      actor.send(event)
      return actor.getSnapshot().hasTag('failure')
    })
    expect(tagged).toEqual([false, true, true, true])
  })
})
