import { depositView } from '@croupier/core/deposit'
import { gamePageView } from '@croupier/core/game-page'
import { passwordFacts } from '@croupier/core/password'
import { expect, test } from 'vitest'
import { requestQr, visitAs } from './deposit.steps.ts'
import { launchedGame } from './journeys/launch.sight.ts'
import { openBrowser, type SiteVisit } from './site-visit.ts'
import { askFor } from './withdraw.steps.ts'

const launch = (visit: SiteVisit) => {
  const { subject } = gamePageView(visit.flow('gamePage').getSnapshot())
  if (subject?.kind !== 'game') throw new Error('there is no game to play')
  visit.flow('gameLaunch').send({ type: 'gameLaunch.launch', game: subject.game })
}

const changePassword = (visit: SiteVisit) => {
  const { credentials } = visit.app.services
  credentials.keepDraft('passwordChange.oldPassword', 'demo1234')
  credentials.keepDraft('passwordChange.password', 'secret99')
  const form = visit.flow('passwordChange')
  form.send({ type: 'passwordChange.changeOld', isFilled: true })
  form.send({ type: 'passwordChange.changePassword', facts: passwordFacts('secret99', 'secret99') })
  form.send({ type: 'passwordChange.submit' })
}

test.each([
  ['withdrawal', 'withdraw', '/withdraw', (visit: SiteVisit) => askFor(visit, '500')],
  ['launch of a game', 'launchGame', `/game/${launchedGame}`, launch],
  ['change of the password', 'changePassword', '/resetPassword', changePassword],
] as const)(
  'the pause after a code whose request was lost holds no %s back [OPEN-73]',
  async (_what, endpoint, address, act) => {
    const browser = openBrowser()
    const visit = await visitAs(browser, 'demo')
    await browser.control.fault('createQr', 'reset')
    await requestQr(visit, '500')
    visit.flow('deposit').send({ type: 'deposit.acknowledge' })
    visit.navigation.go(address, 'push')
    await visit.advance(0)
    await act(visit)
    await visit.advance(0)
    expect([
      depositView(visit.flow('deposit').getSnapshot(), 'wide').canSubmit,
      (await browser.control.requests({ endpoint })).length,
    ]).toEqual([false, 1])
  },
)
