import { type LoginView, loginView } from '@croupier/core/login'
import { first, type Host, type Watch } from './terminal.host.ts'

/** Asks for username and password until the server accepts them. */
export async function signIn({ app, open, say, sayMessage, terminal }: Host): Promise<void> {
  const watchLogin: Watch<LoginView> = (tell) => app.watch('login', loginView, tell)
  open('login')
  await first(watchLogin, (view) => view)
  for (;;) {
    // After signing in, the root leaves the login page and so stops its chart.
    const view = await first(watchLogin, (login) => (login ? login.canSubmit && login : 'signedIn'))
    const login = app.flow('login')
    if (view === 'signedIn' || !login) return
    const { fieldProblems, problem } = view
    for (const message of [problem, fieldProblems.username, fieldProblems.password]) {
      if (message) terminal.say(sayMessage(message))
    }
    login.send({ type: 'login.changeUsername', text: await terminal.ask(say('username')) })
    const password = await terminal.ask(say('password'), true)
    // Only the vault holds the password; the chart only knows that there is one.
    app.services.credentials.keepDraft('login.password', password)
    login.send({ type: 'login.changePassword', isFilled: password !== '' })
    login.send({ type: 'login.submit' })
  }
}
