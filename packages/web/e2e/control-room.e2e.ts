import { untilNextQuestionMs } from '../visit/deposit.steps.ts'
import { amountField, confirmDeposit, openAmount } from '../visit/steps.ts'
import { sentence, words } from '../visit/words.ts'
import { openBrowserVisit } from './support/browser.visit.ts'
import { answerRow, askForCodes, callsIn, openRoom, press, said } from './support/room.ts'
import { expectAbsent, expectUnseen, whenSettled } from './support/settled.ts'
import { expect, test, withoutMotion } from './support/test.ts'

test.use(withoutMotion)

test('a case and a fault armed by mouse affect the site, and the control room shows it', async ({
  context,
  control,
  page,
  world,
}) => {
  await openRoom(page, world)
  await page.getByRole('searchbox', { name: 'Search answers' }).fill('qr.98')
  await expectUnseen(answerRow(page, 'login.5000'))
  const row = answerRow(page, 'deposit-qr.98')
  await press(row, 'Arm deposit-qr.98')
  await expect(row.getByText('next call')).toBeVisible()
  await expect(said(page)).toHaveText('deposit-qr.98 armed: next call')
  await expect(page.getByText('1 armed')).toBeVisible()

  const site = await context.newPage()
  await openAmount(site, 'en')
  await amountField(site, 'en').fill('500')
  await confirmDeposit(site, 'en')
  await expect(
    site.getByText(sentence('en', 'deposit.qr.error.requestFailed', { code: 98 })),
  ).toBeVisible()
  await expect(said(page)).toHaveText('createQr met deposit-qr.98')
  await expectUnseen(row.getByText('next call'))
  const [met] = await control.requests({ endpoint: 'createQr' })
  await expect(callsIn(page).filter({ hasText: 'armed deposit-qr.98' })).toHaveText(
    new RegExp(`GET ${met?.path} createQr.*code 98`),
  )

  await page.bringToFront()
  await page.getByRole('combobox', { name: 'Call', exact: true }).selectOption('createQr')
  await page.getByRole('checkbox', { name: 'Only the answer is lost' }).check()
  await press(page, 'Arm truncated')
  const faults = page.getByRole('list', { name: 'Armed faults' })
  await expect(faults.getByRole('listitem')).toHaveText(
    'truncated · createQrnext callonly the answer is lostDisarm',
  )
  await site.bringToFront()
  await press(site, 'OK')
  await confirmDeposit(site, 'en')
  await expect(site.getByText(words('en', 'deposit.qr.error.unknown'))).toBeVisible()
  await expect(page.getByRole('rowgroup', { name: 'P-1001' })).toContainText('waiting')
  await expectAbsent(faults.getByRole('listitem'))

  await page.bringToFront()
  const ofFaults = page.getByRole('region', { name: 'Fault on the next call' })
  await ofFaults.getByRole('spinbutton', { name: 'Delay, ms' }).fill('1500')
  await ofFaults.getByRole('spinbutton', { name: 'Calls' }).fill('3')
  await ofFaults.getByRole('spinbutton', { name: 'http status' }).fill('503')
  await press(page, 'Arm http')
  await expect(faults).toContainText('http 503 · createQrnext 3 calls, 1.5 s late')
  expect(await control.armed()).toEqual([
    {
      case: 'fault.http',
      endpoint: 'createQr',
      times: 3,
      delayMs: 1500,
      kind: 'http',
      applied: true,
      status: 503,
    },
  ])
})

test('everything can be armed by keyboard alone, each list is one tab stop, and the focus stays when rows change', async ({
  control,
  page,
  world,
}) => {
  await openRoom(page, world)
  const keys = page.keyboard
  await keys.press('/')
  await keys.type('login.other')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Arm login.other', exact: true })).toBeFocused()
  await keys.press('Enter')
  await expect(page.getByRole('spinbutton', { name: 'With which code' })).toBeFocused()
  await keys.press('Control+A')
  await keys.type('4242')
  await keys.press('Enter')
  await expect(page.getByRole('button', { name: 'Disarm login.other' })).toBeFocused()
  await expect(answerRow(page, 'login.other')).toContainText('next call, code 4242')

  await keys.press('Escape')
  await keys.press('/')
  await keys.press('Control+A')
  await keys.type('session.7002')
  await keys.press('ArrowDown')
  await keys.press('Enter')
  await expect(page.getByRole('combobox', { name: 'For which call' })).toBeFocused()
  await keys.type('getCredit')
  await keys.press('Tab')
  await keys.press('Enter')
  await expect(answerRow(page, 'session.7002')).toContainText('getCreditnext call')

  await keys.press('/')
  await keys.press('Control+A')
  await keys.press('Delete')
  await keys.press('ArrowDown')
  await keys.press('End')
  await keys.press('Home')
  const first = page.getByRole('button', { name: 'Arm session.7003.call', exact: true })
  await expect(first).toBeFocused()
  await control.arm('session.7003.call', { endpoint: 'login', times: null })
  await expect(answerRow(page, 'session.7003.call')).toContainText('loginuntil off')
  await expect(first).toBeFocused()
  await keys.press('ArrowRight')
  await expect(
    page.getByRole('button', { name: 'Disarm session.7003.call for login' }),
  ).toBeFocused()
  await keys.press('Tab')
  await expect(page.getByRole('searchbox', { name: 'Filter the journal' })).toBeFocused()

  await keys.press('Escape')
  await page.getByRole('button', { name: 'Pause' }).focus()
  await keys.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard' })).toContainText('search the answers')
  await keys.press('Escape')
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused()
  expect((await control.armed()).map((one) => [one.case, one.endpoint, one.times])).toEqual([
    ['session.7003.call', 'login', null],
    ['session.7002', 'getCredit', 1],
    ['login.other', 'login', 1],
  ])
})

test('a person pays, partly pays, rejects and expires payments, the newest first, and the member reads why', async ({
  context,
  control,
  page,
  request,
  world,
}) => {
  await askForCodes(request, world, [100, 200, 300])
  await openRoom(page, world)
  const payment = (id: string) => page.getByRole('rowgroup', { name: id })
  await page.keyboard.press('p')
  await expect(page.getByRole('button', { name: 'Pay P-1003', exact: true })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(payment('P-1003')).toContainText('paid')
  await expect(payment('P-1003')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await press(page, 'Part-pay P-1002')
  await page.getByRole('spinbutton', { name: 'Amount that arrived, baht' }).fill('150.25')
  await press(page, 'Part-pay')
  await expect(payment('P-1002')).toContainText('part 150.25')
  await press(page, 'Expire P-1001')
  await expect(payment('P-1001')).toContainText('expired')

  const site = await context.newPage()
  const visit = await openBrowserVisit({ control, language: 'en', page: site, size: 'desktop' })
  await openAmount(site, 'en')
  await amountField(site, 'en').fill('500')
  await confirmDeposit(site, 'en')
  await expect(said(page)).toHaveText(/^onechannel is to pay 500\.\d\d: P-1004$/)
  await page.bringToFront()
  await press(page, 'Reject P-1004')
  await page.getByRole('textbox', { name: 'Message to the member' }).fill('Name does not match')
  await press(page, 'Reject')
  await expect(payment('P-1004')).toContainText('rejected')
  await visit.passTime(untilNextQuestionMs)
  await expect(
    site.getByText(
      sentence('en', 'deposit.poll.error.unsuccessful', { message: 'Name does not match' }),
    ),
  ).toBeVisible()
  await expect(page.getByRole('rowgroup').filter({ has: page.getByRole('cell') })).toHaveCount(4)
  const payments = await whenSettled(site, () => control.payments())
  expect(
    payments.map(({ id, state, receivedAmount, message }) => [id, state, receivedAmount, message]),
  ).toEqual([
    ['P-1004', 'rejected', null, 'Name does not match'],
    ['P-1003', 'paid', null, null],
    ['P-1002', 'partlyPaid', 150.25, expect.stringContaining('150.25')],
    ['P-1001', 'expired', null, null],
  ])
})
