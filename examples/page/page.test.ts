// @vitest-environment happy-dom
import { readFile } from 'node:fs/promises'
import { createSeededRandom } from '@croupier/core/ports'
import { createVirtualClock } from '@croupier/core/testing'
import { second } from '@croupier/core/time'
import { createMockServer } from '@croupier/mock-server'
import { createControlClient } from '@croupier/mock-server/client'
import { renderSVG } from 'uqr'
import { beforeEach, expect, it } from 'vitest'
import { openSite } from './open.site.ts'
import { runPage } from './page.ts'

const origin = 'http://site.test'
const markup = await readFile(new URL('index.html', `file://${import.meta.filename}`), 'utf8')

async function openPage() {
  const clock = createVirtualClock()
  const server = createMockServer({ clock })
  const app = await openSite(origin, {
    clock,
    http: (input, init) => server.fetch(new Request(input, init)),
    random: createSeededRandom(1),
  })
  runPage(app, document)
  await until(() => !part('#login').hidden)
  const control = createControlClient({
    baseUrl: origin,
    world: 'default',
    fetch: (request) => server.fetch(request),
  })
  return { clock, control }
}

function part(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`the page has no ${selector}`)
  return found
}

const text = (selector: string) => part(selector).textContent

/** Resolves when the page shows it. */
function until(isSo: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!isSo()) return
      observer.disconnect()
      resolve()
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { attributes: true, childList: true, subtree: true })
    look()
  })
}

function fill(selector: string, value: string): void {
  const field = part(selector)
  if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) {
    throw new Error(`${selector} takes no text`)
  }
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}

const press = (selector: string) => part(selector).click()

function signIn(password: string): void {
  fill('[name=username]', 'demo')
  fill('[name=password]', password)
  press('#login button')
}

/** The visible parts of the page. */
const seen = () =>
  ['#login', 'main', '#deposit', '#code', '#ending'].filter((selector) => !part(selector).hidden)

beforeEach(() => {
  document.body.innerHTML = /<body>([\s\S]*)<script/.exec(markup)?.[1] ?? ''
})

it('signs in, shows the balance, and the code of a deposit until it is paid', async () => {
  const { clock, control } = await openPage()
  press('#language')
  signIn('wrong')
  await until(() => text('#login [role=alert]') !== '')
  expect([text('#login [role=alert]'), text('#login button')]).toEqual([
    'Wrong username or password',
    'Log in',
  ])
  signIn('demo1234')
  await until(() => part('#login').hidden && document.querySelectorAll('option').length > 1)
  expect([seen(), text('#balance')]).toEqual([['main', '#deposit'], '12,500.50'])

  fill('#deposit select', part('option:nth-child(2)').getAttribute('value') ?? '')
  fill('[name=amount]', '5')
  press('#deposit button')
  expect(text('#deposit [role=alert]')).toBe('Deposit at least 100 baht')
  fill('[name=amount]', '500')
  press('#deposit button')
  await until(() => !part('#code').hidden)
  const [payment] = await control.payments()
  if (!payment) throw new Error('no code was made')
  const paid = payment.payAmount.toFixed(2)
  const picture = renderSVG(payment.qrCode, { border: 2 })
  expect({
    seen: seen(),
    picture: part('#code img').getAttribute('src'),
    caption: text('#code figcaption'),
    time: text('#code time'),
  }).toEqual({
    seen: ['main', '#code'],
    picture: `data:image/svg+xml,${encodeURIComponent(picture)}`,
    caption: `Scan to pay ${paid} baht. Pay the exact amount, and use this code once.`,
    time: '15:00',
  })

  await control.pay(payment.id)
  await clock.advance(2 * second)
  expect([seen(), text('#ending [role=status]'), text('#balance')]).toEqual([
    ['main', '#ending'],
    `Deposit successful: ${paid} baht.`,
    '13,001.24',
  ])
  press('#ending button')
  expect(seen()).toEqual(['main', '#deposit'])
})

it('speaks Thai until somebody changes it, and Thai again', async () => {
  await openPage()
  const words = () => [document.documentElement.lang, text('#login button'), text('#language')]
  const thai = words()
  press('#language')
  const english = words()
  press('#language')
  expect([thai, english, words()]).toEqual([
    ['th', 'เข้าสู่ระบบ', 'English'],
    ['en', 'Log in', 'ไทย'],
    ['th', 'เข้าสู่ระบบ', 'English'],
  ])
})
