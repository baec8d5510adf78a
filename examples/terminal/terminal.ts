import { type App, balanceView, type Locale, siteView } from '@croupier/core'
import { formatSatang } from '@croupier/core/money'
import { deposit } from './terminal.deposit.ts'
import { createHost, type Terminal } from './terminal.host.ts'
import { signIn } from './terminal.login.ts'
import { withdraw } from './terminal.withdraw.ts'

/**
 * A member's visit in a terminal: they sign in, deposit and withdraw until they leave. Every screen asks for the input
 * that its chart expects and sends it; the chart decides what happens then.
 */
export async function runTerminal(app: App, terminal: Terminal, locale: Locale): Promise<void> {
  const host = createHost(app, terminal, locale)
  const { say, sayMessage } = host
  app.actor.on('toast.raised', ({ toast }) => terminal.say(sayMessage(toast.message)))
  app.watch(
    'balance',
    (snapshot) => balanceView(snapshot).balance,
    (balance) => {
      if (balance) terminal.say(say('balance', { amount: formatSatang(balance) }))
    },
  )

  for (;;) {
    if (!siteView(app.actor.getSnapshot()).isMember) await signIn(host)
    const choice = await terminal.ask(say('menu'))
    if (choice === '1') await deposit(host)
    if (choice === '2') await withdraw(host)
    if (choice === '3') return
  }
}
