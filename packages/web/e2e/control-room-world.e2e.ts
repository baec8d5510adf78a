import { words } from '../visit/words.ts'
import { sizes } from './support/browser.options.ts'
import { openGateway } from './support/gateway.ts'
import {
  answerRow,
  askForCodes,
  callsIn,
  expectLive,
  openRoom,
  press,
  said,
} from './support/room.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const minute = 60_000

test('time is moved, set and taken back, and the difference to real time is shown', async ({
  control,
  page,
  world,
}) => {
  await openRoom(page, world)
  const clock = page.getByRole('region', { name: 'Clock' })
  for (const step of ['+10 s', '+1 min', '+10 min', '+1 day']) await press(clock, step)
  const ahead = page.locator('#clock-offset')
  await expect(ahead).toHaveText('+1 d 11 min')
  expect((await control.clock()).offsetMs).toBe(86_400_000 + 11 * minute + 10_000)
  await press(clock, 'Set…')
  await clock.getByLabel('Time in Bangkok').fill('2030-01-02T03:04:05')
  await press(clock, 'Set the clock')
  await expect(clock.getByText('Wednesday, 2 January 2030')).toBeVisible()
  await expect(clock.getByRole('time')).toHaveText(/^03:04:\d\d$/)
  await expect(clock.getByRole('button', { name: 'Set…' })).toBeFocused()
  await press(clock, 'Back to real')
  await expect(ahead).toBeEmpty()
  expect((await control.clock()).offsetMs).toBe(0)
})

test('time is frozen and thawed, with words and by keyboard, and the page hears when somebody else does it', async ({
  control,
  page,
  world,
}) => {
  await openRoom(page, world)
  const clock = page.getByRole('region', { name: 'Clock' })
  const [shown, state] = [clock.getByRole('time'), page.locator('#clock-offset')]
  await page.keyboard.press('c')
  for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
  await expect(clock.getByRole('button', { name: 'Freeze' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(said(page)).toHaveText('Clock frozen')
  await expect(clock.getByRole('button', { name: 'Thaw' })).toBeFocused()
  await expect(state).toHaveText('frozen')
  await control.setClock('2030-01-02T03:04:05+07:00')
  await expect(shown).toHaveText('03:04:05')
  await press(clock, '+10 s')
  await expect(shown).toHaveText('03:04:15')
  expect(await control.clock()).toMatchObject({ iso: '2030-01-01T20:04:15.000Z', isFrozen: true })
  await expectAccessible(page)

  await press(clock, 'Thaw')
  await expect(said(page)).toHaveText('Clock runs again')
  await expect(clock.getByRole('button', { name: 'Freeze' })).toBeVisible()
  await expect(shown).not.toHaveText('03:04:15')
  await control.freeze()
  await expect(state).toHaveText('frozen')
  await press(clock, 'Back to real')
  await expect(state).toBeEmpty()
  expect(await control.clock()).toMatchObject({ offsetMs: 0, isFrozen: false })
})

test('the switches of the site close it, and members see its maintenance', async ({
  context,
  control,
  page,
  world,
}) => {
  await openRoom(page, world)
  const ofSite = page.getByRole('region', { name: 'Site' })
  await ofSite.getByRole('switch', { name: 'Maintenance' }).click()
  await expect(ofSite.getByRole('switch', { name: 'Maintenance', checked: true })).toBeVisible()
  const site = await context.newPage()
  await site.goto('/en')
  await expect(site.getByText(words('en', 'maintenance.returns'))).toBeVisible()
  await ofSite.getByRole('switch', { name: 'Closed' }).click()
  await expect(ofSite.getByRole('switch', { name: 'Closed', checked: true })).toBeFocused()
  expect([await control.isUnderMaintenance(), (await control.site()).closed]).toEqual([true, true])
  await control.maintenance(false)
  await expect(ofSite.getByRole('switch', { name: 'Maintenance', checked: false })).toBeVisible()
})

test('a member is made and changed, and what is special about each is told', async ({
  control,
  page,
  world,
}) => {
  await openRoom(page, world)
  const members = page.getByRole('list', { name: 'Members' })
  await expect(members.getByRole('listitem')).toContainText(['demo', 'onechannel1 channel'])
  await press(page, 'Add…')
  const dialog = page.getByRole('dialog', { name: 'Add a member' })
  await dialog.getByRole('textbox', { name: 'Username' }).fill('wealthy')
  await dialog.getByRole('spinbutton', { name: 'Balance, baht' }).fill('1000000.25')
  await dialog.getByRole('checkbox', { name: 'blocked: may not log in' }).check()
  await press(dialog, 'Save')
  await expect(said(page)).toHaveText('wealthy saved')
  await page.getByRole('button', { name: 'wealthy blocked 1,000,000.25' }).click()
  const change = page.getByRole('dialog', { name: 'Change wealthy' })
  await change.getByRole('spinbutton', { name: 'Balance, baht' }).fill('0.5')
  await change.getByRole('checkbox', { name: 'blocked: may not log in' }).uncheck()
  await change.getByRole('checkbox', { name: 'has to read the notice' }).check()
  await expectAccessible(page)
  await press(change, 'Save')
  await expect(page.getByRole('button', { name: 'wealthy bank notice 0.50' })).toBeFocused()
  const made = (await control.members()).find(({ username }) => username === 'wealthy')
  expect([made?.balance, made?.flags, made?.isUpgradeForced]).toEqual([0.5, [], true])
})

test('the journal shows a request beside its answer without secrets, and a call that was given up', async ({
  baseURL,
  control,
  page,
  request,
  world,
}) => {
  await askForCodes(request, world, [500])
  await openRoom(page, world)
  const [code, login] = [callsIn(page).first(), callsIn(page).nth(1)]
  await code.getByText('createQr').click()
  await expect(code.getByRole('heading')).toHaveText(['request', 'query', 'answer'])
  await expect(code).toContainText('amount500')
  await expect(code).toContainText('merchantRefCR8F-20417')
  await expect(code).toContainText('token•••••• masked')
  await login.getByText('login').first().click()
  await expect(login).toContainText('password•••••• masked')
  await expect(login).toContainText('access_token•••••• masked')
  await expectAccessible(page)

  await control.fault('checkMaintenance', 'hang')
  const caller = new AbortController()
  const call = fetch(`${baseURL}/_/${world}/api/`, { signal: caller.signal })
  const given = callsIn(page).filter({ hasText: 'armed fault.hang' })
  await expect(given).not.toContainText('given up')
  caller.abort()
  await expect(call).rejects.toThrow('aborted')
  await expect(given).toContainText(/given up after \d+ ms/)

  const filter = page.getByRole('searchbox', { name: 'Filter the journal' })
  await filter.fill('given up')
  await expect(callsIn(page)).toHaveCount(1)
  await expect(page.getByText('1 of 3 calls')).toBeVisible()
  await filter.press('ArrowDown')
  await expect(given.locator('summary')).toBeFocused()
  await press(page, 'Pause')
  await request.get(`/_/${world}/api/`)
  await expect(page.getByRole('button', { name: 'Resume (1)' })).toBeVisible()
  await filter.fill('')
  await expect(callsIn(page)).toHaveCount(3)
  await press(page, 'Resume (1)')
  await expect(callsIn(page)).toHaveCount(4)
  await press(page, 'Clear')
  await expect(page.getByText('No calls to show.')).toBeVisible()
})

test('a lost connection is told and mends itself, and what happened meanwhile is shown', async ({
  baseURL,
  context,
  control,
  world,
}) => {
  const gateway = await openGateway(baseURL ?? '')
  const room = await context.newPage()
  await room.goto(`${gateway.origin}/__mock?world=${world}`)
  await expectLive(room)
  gateway.fail()
  await expect(room.getByText('The connection is lost')).toBeVisible()
  await press(room, '+10 s')
  await expect(room.getByRole('alert')).toContainText('The server does not answer.')
  await control.arm('login.5000')
  gateway.mend()
  await expectLive(room)
  await expect(room.getByText('The connection is lost')).toBeHidden()
  await expect(answerRow(room, 'login.5000')).toContainText('next call')
  await gateway.close()
})

test('worlds are made and switched, and one is reset when that is confirmed', async ({
  control,
  page,
  world,
}) => {
  const other = `${world}-b`.slice(-64)
  await control.arm('login.5000')
  await openRoom(page, world)
  await page.keyboard.press('w')
  await page.getByRole('textbox', { name: 'Another world' }).fill(other)
  await press(page, 'Enter')
  await expect(page).toHaveTitle(`${other} · Control room`)
  await expect(answerRow(page, 'login.5000')).not.toContainText('next call')
  await page.getByRole('button', { name: /^World / }).click()
  await page.getByRole('link', { name: world, exact: true }).click()
  await expect(page).toHaveTitle(`${world} · Control room`)
  await expect(answerRow(page, 'login.5000')).toContainText('next call')
  await press(page, 'Reset world…')
  await press(page, 'Keep it')
  expect(await control.armed()).toHaveLength(1)
  await press(page, 'Reset world…')
  await press(page, 'Reset')
  await expect(said(page)).toHaveText('The world is as it began')
  await expect(answerRow(page, 'login.5000')).not.toContainText('next call')
})

for (const { name, size } of [
  { name: 'half a window', size: { viewport: { width: 760, height: 900 } } },
  { name: 'a phone', size: sizes.phone },
]) {
  test.describe(`on ${name}`, () => {
    test.use(size)

    test('nothing of the control room is lost', async ({ control, page, request, world }) => {
      await askForCodes(request, world, [500])
      await control.fault('createQr', 'reset')
      await openRoom(page, world)
      for (const section of [
        'Answers',
        'Payments',
        'Withdrawals',
        'Journal',
        'Clock',
        'Site',
        'Members',
      ]) {
        await page.getByRole('region', { name: section, exact: true }).scrollIntoViewIfNeeded()
      }
      const [viewport, content] = await page.evaluate(() => [
        innerWidth,
        document.documentElement.scrollWidth,
      ])
      expect(content).toBe(viewport)
      // What a line that stays on top happens to cover in the middle of the page is not judged.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
      await press(page, 'Arm login.5000')
      await press(page, 'Pay P-1001')
      await press(page, 'Disarm reset on createQr')
      await expect(page.getByRole('rowgroup', { name: 'P-1001' })).toContainText('paid')
      expect((await control.armed()).map((one) => one.case)).toEqual(['login.5000'])
      await expect(page.getByText('OpenAPI')).toBeVisible()
    })
  })
}
