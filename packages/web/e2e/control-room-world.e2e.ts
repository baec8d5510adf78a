import { fillLogin } from '../visit/steps.ts'
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
import { expectAbsent, expectUnseen, whenSettled } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

const minute = 60_000

test.use({ ...withoutMotion, permissions: ['clipboard-read', 'clipboard-write'] })

test('a person unfreezes, moves, sets, resets and freezes the clock, also by keyboard, and the page reports a lost connection and reconnects', async ({
  baseURL,
  context,
  control,
  world,
}) => {
  const gateway = await openGateway(baseURL ?? '')
  const room = await context.newPage()
  await room.goto(`${gateway.origin}/__mock?world=${world}`)
  await expectLive(room)
  const clock = room.getByRole('region', { name: 'Clock' })
  const [shown, state] = [clock.getByRole('time'), room.locator('#clock-offset')]
  await expect(state).toHaveText('frozen')
  await room.keyboard.press('c')
  for (let step = 0; step < 4; step += 1) await room.keyboard.press('Tab')
  await expect(clock.getByRole('button', { name: 'Thaw' })).toBeFocused()
  await room.keyboard.press('Enter')
  await expect(said(room)).toHaveText('Clock runs again')
  await expect(clock.getByRole('button', { name: 'Freeze' })).toBeFocused()
  await press(clock, 'Back to real')
  await expect(state).toBeEmpty()
  expect(await control.clock()).toMatchObject({ offsetMs: 0, isFrozen: false })
  for (const step of ['+10 s', '+1 min', '+10 min', '+1 day']) await press(clock, step)
  await expect(state).toHaveText('+1 d 11 min')
  expect((await control.clock()).offsetMs).toBe(86_400_000 + 11 * minute + 10_000)

  await press(clock, 'Freeze')
  await expect(said(room)).toHaveText('Clock frozen')
  await press(clock, 'Set…')
  await clock.getByLabel('Time in Bangkok').fill('2030-01-02T03:04:05')
  await press(clock, 'Set the clock')
  await expect(clock.getByText('Wednesday, 2 January 2030')).toBeVisible()
  await expect(shown).toHaveText('03:04:05')
  await expect(clock.getByRole('button', { name: 'Set…' })).toBeFocused()
  await press(clock, '+10 s')
  await expect(shown).toHaveText('03:04:15')
  expect(await control.clock()).toMatchObject({ iso: '2030-01-01T20:04:15.000Z', isFrozen: true })
  await expectAccessible(room)
  await control.setClock('2030-01-02T04:05:06+07:00')
  await expect(shown).toHaveText('04:05:06')

  gateway.fail()
  await expect(room.getByText('The connection is lost')).toBeVisible()
  await press(room, '+10 s')
  await expect(room.getByRole('alert')).toContainText('The server does not answer.')
  await control.arm('login.5000')
  gateway.mend()
  // The page reconnects after a while if its browser does not.
  const live = room.getByRole('status').filter({ hasText: /^Live$/ })
  await expect
    .poll(async () => {
      await room.clock.fastForward(minute)
      return live.isVisible()
    })
    .toBe(true)
  await expectUnseen(room.getByText('The connection is lost'))
  await expect(answerRow(room, 'login.5000')).toContainText('next call')
  await gateway.close()
})

test('the switches close the site and show members its maintenance; worlds can be made, switched, reset and opened by a link with their armed answers', async ({
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
  await page.bringToFront()
  await ofSite.getByRole('switch', { name: 'Closed' }).click()
  await expect(ofSite.getByRole('switch', { name: 'Closed', checked: true })).toBeFocused()
  expect([await control.isUnderMaintenance(), (await control.site()).closed]).toEqual([true, true])
  await control.maintenance(false)
  await expect(ofSite.getByRole('switch', { name: 'Maintenance', checked: false })).toBeVisible()

  const other = `${world}-b`.slice(-64)
  const armed = answerRow(page, 'login.5001').getByText('until off')
  await control.arm('login.5001', { times: null })
  await control.fault('createQr', 'reset', { applied: true })
  await expect(armed).toBeVisible()
  await page.keyboard.press('w')
  await page.getByRole('textbox', { name: 'Another world' }).fill(other)
  await press(page, 'Enter')
  await expect(page).toHaveTitle(`${other} · Control room`)
  await expect(answerRow(page, 'login.5001')).toBeVisible()
  await expectUnseen(armed)
  await page.getByRole('button', { name: /^World / }).click()
  await page.getByRole('link', { name: world, exact: true }).click()
  await expect(page).toHaveTitle(`${world} · Control room`)
  await expect(armed).toBeVisible()

  await page.keyboard.press('l')
  const dialog = page.getByRole('dialog', { name: 'A link into this world' })
  await expect(dialog.getByRole('listitem')).toHaveText([
    'fault.reset for createQr: next call, only the answer is lost',
    'login.5001 for login: until off',
  ])
  await dialog.getByRole('textbox', { name: 'World' }).fill(other)
  await dialog.getByRole('textbox', { name: 'Opens at' }).fill('/en/login')
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(/next=\/en\/login$/)
  await expectAccessible(page)
  await press(dialog, 'Copy')
  await expect(dialog.getByRole('status')).toHaveText('The link is copied')
  const link = await whenSettled(page, () => page.evaluate(() => navigator.clipboard.readText()))
  expect(new URL(link).search).toBe(
    `?world=${other}&arm=login.5001:times=always,fault.reset@createQr:applied&next=/en/login`,
  )
  await site.bringToFront()
  await site.goto(link)
  await fillLogin(site, 'en')
  await expect(site.getByText(words('en', 'login.error.accountBlocked'))).toBeVisible()
  const asked = () => control.requests({ endpoint: 'login' })
  expect(await whenSettled(site, asked)).toEqual([])

  await page.bringToFront()
  await page.keyboard.press('Escape')
  await press(page, 'Reset world…')
  await press(page, 'Keep it')
  expect(await control.armed()).toHaveLength(2)
  await press(page, 'Reset world…')
  await press(page, 'Reset')
  await expect(said(page)).toHaveText('The world is as it began')
  await expectUnseen(armed)
  expect(await control.armed()).toEqual([])
})

test('the journal shows a request and its answer without secrets, and an aborted call', async ({
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
  await expect(given).toBeVisible()
  await expectAbsent(given.filter({ hasText: 'given up' }))
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
  await expectAbsent(callsIn(page))
  await expect(page.getByText('No calls to show.')).toBeVisible()
})

test.describe('on a phone and in half a window', () => {
  test.use(sizes.phone)

  test('nothing of the control room is lost', async ({ control, page, request, world }) => {
    await askForCodes(request, world, [500])
    await control.fault('createQr', 'reset')
    await openRoom(page, world)
    for (const viewport of [sizes.phone.viewport, { width: 760, height: 900 }]) {
      await page.setViewportSize(viewport)
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
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
        .toBe(0)
      // Rows that the sticky line happens to cover in the middle of the page do not count.
      await page.evaluate(() => window.scrollTo(0, 0))
      await expectAccessible(page)
    }
    await page.setViewportSize(sizes.phone.viewport)
    await press(page, 'Arm login.5000')
    await press(page, 'Pay P-1001')
    await press(page, 'Disarm reset on createQr')
    await expect(page.getByRole('rowgroup', { name: 'P-1001' })).toContainText('paid')
    await expect
      .poll(async () => (await control.armed()).map((one) => one.case))
      .toEqual(['login.5000'])
    await expect(page.getByText('OpenAPI')).toBeVisible()
  })
})
