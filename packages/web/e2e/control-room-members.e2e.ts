import { openRoom, press, said } from './support/room.ts'
import { expectAbsent } from './support/settled.ts'
import { expect, expectAccessible, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

const second = 1_000

test('a person adds a member and changes every field of one without losing changes made meanwhile, and by keyboard changes the one-time code, cancels a withdrawal and lets USDT arrive', async ({
  control,
  page,
  request,
  world,
}) => {
  await openRoom(page, world)
  const members = page.getByRole('list', { name: 'Members' })
  await expect(members.getByRole('listitem')).toContainText(['demo', 'onechannel1 channel'])
  await press(page, 'Add…')
  const added = page.getByRole('dialog', { name: 'Add a member' })
  await added.getByRole('textbox', { name: 'Username' }).fill('wealthy')
  await added.getByRole('spinbutton', { name: 'Balance, baht' }).fill('1000000.25')
  await added.getByRole('checkbox', { name: 'blocked: may not log in' }).check()
  await press(added, 'Save')
  await expect(said(page)).toHaveText('wealthy saved')
  await page.getByRole('button', { name: 'wealthy blocked 1,000,000.25' }).click()
  const wealthy = page.getByRole('dialog', { name: 'Change wealthy' })
  await wealthy.getByRole('spinbutton', { name: 'Balance, baht' }).fill('0.5')
  await wealthy.getByRole('checkbox', { name: 'blocked: may not log in' }).uncheck()
  await wealthy.getByRole('checkbox', { name: 'has to read the notice' }).check()
  await press(wealthy, 'Save')
  await expect(page.getByRole('button', { name: 'wealthy bank notice 0.50' })).toBeFocused()

  await page.getByRole('button', { name: /^nousdt / }).click()
  const change = page.getByRole('dialog', { name: 'Change nousdt' })
  await expect(change.getByLabel('Phone')).toHaveValue('0800000005')
  for (const [name, value] of [
    ['Group', ''],
    ['First name', 'Wipa'],
    ['Last name', 'Thong'],
    ['Phone', '0911111111'],
    ['Chat account', 'wipa-chats'],
    ['Bank account', '9876543210'],
    ['Least, baht', '300'],
    ['Most a day, baht', '5000.5'],
    ['Times a day', '3'],
  ] as const) {
    await change.getByLabel(name, { exact: true }).fill(value)
  }
  await change.getByRole('combobox', { name: 'Bank' }).selectOption('ktb')
  await change.getByRole('checkbox', { name: 'may not withdraw for ten minutes' }).check()
  await change.getByRole('checkbox', { name: 'pp-1' }).uncheck()
  await change.getByRole('checkbox', { name: 'usdt-2' }).check()
  await change.getByRole('checkbox', { name: 'a deposit offer runs' }).check()
  await change.getByRole('checkbox', { name: 'has no profile' }).check()
  await expectAccessible(page)
  await control.putMember({ username: 'nousdt', balance: 77 })
  await press(change, 'Save')
  await expect(said(page)).toHaveText('nousdt saved')
  const { now } = await control.clock()
  const all = await control.members()
  expect(all.find(({ username }) => username === 'nousdt')).toEqual({
    id: expect.any(String),
    username: 'nousdt',
    balance: 77,
    firstname: 'Wipa',
    lastname: 'Thong',
    bankId: 'ktb',
    bankAccount: '9876543210',
    group: null,
    phone: '0911111111',
    lineId: 'wipa-chats',
    channels: ['bank-1', 'bank-2', 'pp-2', 'tw-1'],
    usdt: ['usdt-2'],
    limits: { minimumWithdraw: 300, withdrawAmountPerDay: 5000.5, withdrawalsPerDay: 3 },
    flags: [],
    isUpgradeForced: false,
    hasProfile: false,
    isSignedIn: false,
    withdrawLockedUntil: now + 600 * second,
    isOfferRunning: true,
  })
  expect(all.find(({ username }) => username === 'wealthy')).toMatchObject({
    balance: 0.5,
    flags: [],
    isUpgradeForced: true,
  })

  const login = await request.post(`/_/${world}/auth/login`, {
    data: { username: 'demo', password: 'demo1234' },
  })
  const { result } = await login.json()
  const withdraw = `/_/${world}/api/api/v1/member/withdraw`
  const headers = { Authorization: `Bearer ${result.access_token}` }
  const code = page.getByRole('textbox', { name: 'One-time code' })
  await expect(code).toHaveValue('123456')
  await code.fill('004711')
  await code.press('Enter')
  await expect(said(page)).toHaveText('One-time code 004711')
  expect(await control.oneTimeCode()).toBe('004711')

  const withdrawals = page.getByRole('region', { name: 'Withdrawals' })
  await expect(withdrawals).toContainText('none on its way')
  await request.post(withdraw, { data: { balance: 500 }, headers })
  await expect(withdrawals.getByRole('listitem')).toContainText('demo500.00')
  // The page counts down by its own clock.
  await page.clock.fastForward(second)
  await expect(withdrawals.getByRole('listitem')).toContainText(/^T-\d+demo500\.0003:00/)
  const [{ id = '' } = {}] = await control.withdrawals()
  await withdrawals.getByRole('button', { name: `Cancel withdrawal ${id}` }).press('Enter')
  await expect(said(page)).toHaveText(`${id} cancelled: demo has the money back`)
  await expectAbsent(withdrawals.getByRole('listitem'))
  await expect(withdrawals).toContainText('none on its way')

  const usdt = page.getByRole('group', { name: 'USDT arrives' })
  await usdt.getByRole('combobox', { name: 'Member' }).selectOption('oneusdt')
  await expect(usdt.getByRole('combobox', { name: 'Network' }).getByRole('option')).toHaveText([
    'TRC20',
  ])
  await usdt.getByRole('spinbutton', { name: 'Amount, USDT' }).press('Enter')
  await expect(said(page)).toHaveText(
    'oneusdt has 3,485.00 baht for 100 USDT, and 174.25 baht bonus',
  )

  const balances = (await control.members())
    .filter(({ username }) => ['demo', 'oneusdt'].includes(username))
    .map(({ balance }) => balance)
  expect([balances, await control.withdrawals()]).toEqual([[12_500.5, 4_659.25], []])
})
