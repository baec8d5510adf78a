import { type App, createApp } from '@croupier/core'
import { type Cookies, createMemoryPorts } from '@croupier/core/ports'
import { isUsable, readSiteConfiguration, type SiteDocument } from '@croupier/core/site'
import { createVirtualClock, loadAllFlows } from '@croupier/core/testing'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SiteProvider } from '../src/app/app.provider.tsx'
import { relayToasts } from '../src/app/relay-toasts.ts'
import { createScreens, type Screens } from '../src/app/screens.ts'
import { createToastList } from '../src/app/toast.list.ts'
import type { Area } from '../src/i18n/catalogue.areas.ts'
import { createI18n } from '../src/i18n/create-i18n.ts'
import type { Locale } from '../src/i18n/locale.ts'
import { MessagesProvider } from '../src/i18n/messages.provider.tsx'
import { screenSources } from '../src/screen.sources.ts'
import { MenuProvider } from '../src/shell/menu.provider.tsx'

export interface OpenSiteOptions {
  readonly address?: string
  readonly locale?: Locale
  readonly isMember?: boolean
  readonly cookies?: Readonly<Record<string, string>>
  /** Its browser keeps no cookies. */
  readonly hasNoCookies?: true
  readonly isOnline?: boolean
  readonly areas?: readonly Area[]
  /** The sources of its flows, if it matters when they arrive. */
  readonly flows?: NonNullable<Parameters<typeof createApp>[0]['flows']>
  readonly screens?: Screens
  /** The fields of its configuration besides group and services. */
  readonly site?: Partial<SiteDocument>
  /** The answers of its services, by path. All other calls get no answer. */
  readonly answers?: Readonly<Record<string, unknown>>
}

const services = Object.fromEntries(
  ['api', 'auth', 'reward', 'chat', 'content'].map((name) => [name, `/_/test/${name}`]),
)

const noCookies: Cookies = {
  read: () => null,
  isShadowed: () => false,
  write: () => {},
  remove: () => {},
}

const memberCookies = { auth: 'token', username: 'demo' }

/** Draws something inside the running site. */
export async function openSite(content: ReactNode, options: OpenSiteOptions = {}) {
  const { address = '/', locale = 'en', isMember = false, isOnline = true, areas = [] } = options
  const clock = createVirtualClock()
  const ports = createMemoryPorts({ address, clock })
  const { cookies, log, page } = ports
  const kept = { ...(isMember ? memberCookies : {}), ...options.cookies }
  for (const [name, value] of Object.entries(kept)) cookies.write(name, value, 'browserSession')
  if (!isOnline) page.goOffline()
  const document = { groupId: 'test', services, ...options.site }
  const site = readSiteConfiguration(document, 'https://site.test', log)
  if (!isUsable(site)) throw new Error('the test site cannot open')

  const i18n = createI18n(locale, log)
  for (const area of ['boot', 'shell', ...areas] as const) await i18n.load(area)
  const app: App = createApp({
    site,
    // Loaded in advance, because reading from disk takes no virtual time.
    flows: options.flows ?? (await loadAllFlows()),
    ports: {
      ...ports,
      ...(options.hasNoCookies ? { cookies: noCookies } : {}),
      http: async (input) => {
        const answer = options.answers?.[new URL(String(input)).pathname]
        return answer === undefined ? new Promise(() => {}) : Response.json(answer)
      },
    },
  })
  const screens = options.screens ?? createScreens(screenSources, i18n, async () => {})
  const toasts = createToastList()
  relayToasts(app.actor, i18n, toasts, log)
  app.actor.start()
  await act(async () => {
    render(
      <MessagesProvider i18n={i18n}>
        <SiteProvider site={{ app, screens, toasts }}>
          <MenuProvider>{content}</MenuProvider>
        </SiteProvider>
      </MessagesProvider>,
    )
  })
  return { app, clock, i18n, log, page, toasts }
}
