import { type App, balanceView, type Locale } from '@croupier/core'
import {
  type DepositView,
  depositView,
  type QrPaymentView,
  qrPaymentView,
} from '@croupier/core/deposit'
import { type LoginView, loginView } from '@croupier/core/login'
import { formatSatang } from '@croupier/core/money'
import { renderSVG } from 'uqr'
import { say, sayMessage, words } from './page.words.ts'

/**
 * A page without a framework: it draws what the charts show and sends them the member's input. After signing in, core
 * leads the member from the login to the deposit.
 */
export function runPage(app: App, page: Document): void {
  let locale: Locale = 'th'
  let stop = draw(app, page, locale)
  listen(app, page)
  find(page, '#language', HTMLElement).addEventListener('click', () => {
    stop()
    locale = locale === 'th' ? 'en' : 'th'
    stop = draw(app, page, locale)
  })
}

/** Draws the page in a language, and redraws each part when the view of its chart changes. */
function draw(app: App, page: Document, locale: Locale): () => void {
  const text = (selector: string, content: string) => {
    find(page, selector, HTMLElement).textContent = content
  }
  const hide = (selector: string, isHidden: boolean) => {
    find(page, selector, HTMLElement).hidden = isHidden
  }

  const drawLogin = (view: LoginView | undefined) => {
    hide('#login', !view)
    if (!view) return
    const { canSubmit, fieldProblems, problem } = view
    text('#login [role=alert]', sayMessage(locale, problem ?? firstOf(fieldProblems)))
    find(page, '#login button', HTMLButtonElement).disabled = !canSubmit
  }
  const drawDeposit = (view: DepositView | undefined) => {
    hide('main', !view)
    if (!view) return
    const { chosen, failure, isRequesting, options, problem, receipt, screen } = view
    const usable = options.filter(({ kind, limits }) => kind !== 'bankTransfer' && limits)
    const channel = find(page, '#deposit select', HTMLSelectElement)
    const choices = [{ key: '', name: say(locale, 'choose') }, ...usable]
    channel.replaceChildren(...choices.map(({ key, name }) => option(page, key, name)))
    channel.value = chosen?.key ?? ''
    text('#deposit [role=alert]', sayMessage(locale, problem?.message ?? null))
    find(page, '#deposit button', HTMLButtonElement).disabled = isRequesting || !chosen
    const hasEnded = receipt !== null || failure !== null
    hide('#deposit', hasEnded || screen === 'awaitingPayment')
    hide('#ending', !hasEnded)
    const ending = receipt
      ? say(locale, 'paid', receipt.amount)
      : sayMessage(locale, failure?.message ?? null)
    text('#ending [role=status]', ending)
  }
  const drawCode = (code: QrPaymentView | undefined) => {
    hide('#code', !code)
    if (!code) return
    const picture = find(page, '#code img', HTMLImageElement)
    picture.alt = say(locale, 'codePicture')
    picture.src = code.form === 'text' ? pictureOf(code.qrCode) : code.qrCode
    text('#code figcaption', say(locale, 'code', code.payAmount))
    text('#code time', code.countdown)
  }

  page.documentElement.lang = locale
  text('#language', say(locale, 'language'))
  for (const part of page.querySelectorAll<HTMLElement>('[data-word]')) {
    part.textContent = words[locale][part.dataset.word ?? ''] ?? ''
  }
  const stops = [
    app.watch('login', loginView, drawLogin),
    app.watch('balance', balanceView, (view) => {
      text('#balance', view && view.balance !== null ? formatSatang(view.balance) : '…')
    }),
    app.watch('deposit', (snapshot) => depositView(snapshot, 'wide'), drawDeposit),
    app.watchPart('deposit', 'qrPayment', qrPaymentView, drawCode),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Sends what the member types, chooses and presses to the charts. */
function listen(app: App, page: Document): void {
  const on = (selector: string, type: string, tell: (event: Event) => void) =>
    find(page, selector, HTMLElement).addEventListener(type, tell)

  on('#login', 'submit', (event) => {
    event.preventDefault()
    const login = app.flow('login')
    const username = find(page, '[name=username]', HTMLInputElement).value
    const password = find(page, '[name=password]', HTMLInputElement).value
    login?.send({ type: 'login.changeUsername', text: username })
    // Only the vault holds the password; the chart only knows that there is one.
    app.services.credentials.keepDraft('login.password', password)
    login?.send({ type: 'login.changePassword', isFilled: password !== '' })
    login?.send({ type: 'login.submit' })
  })
  on('#deposit select', 'change', () => {
    const key = find(page, '#deposit select', HTMLSelectElement).value
    app.flow('deposit')?.send({ type: 'deposit.openPicker' })
    app.flow('deposit')?.send({ type: 'deposit.chooseChannel', key })
  })
  on('#deposit', 'submit', (event) => {
    event.preventDefault()
    const text = find(page, '[name=amount]', HTMLInputElement).value
    app.flow('deposit')?.send({ type: 'deposit.changeAmount', text })
    app.flow('deposit')?.send({ type: 'deposit.submit' })
  })
  on('#code img', 'load', () => app.flow('deposit')?.send({ type: 'qr.pictureShown' }))
  on('#code img', 'error', () => app.flow('deposit')?.send({ type: 'qr.pictureFailed' }))
  // Each ending accepts the one of these events that leads on from it, and ignores the other.
  on('#ending button', 'click', () => {
    app.flow('deposit')?.send({ type: 'deposit.again' })
    app.flow('deposit')?.send({ type: 'deposit.acknowledge' })
  })
}

function option(page: Document, value: string, name: string): HTMLOptionElement {
  const made = page.createElement('option')
  made.value = value
  made.textContent = name
  return made
}

function firstOf({ password, username }: LoginView['fieldProblems']) {
  return username ?? password
}

function find<Part extends Element>(page: Document, selector: string, kind: new () => Part): Part {
  const part = page.querySelector(selector)
  if (part instanceof kind) return part
  throw new Error(`The page has no ${selector}.`)
}

function pictureOf(text: string): string {
  return `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 2 }))}`
}
