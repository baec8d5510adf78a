import puppeteer, { type Browser, type KeyInput, type Page } from 'puppeteer-core'
import { sizes } from '../e2e/support/browser.options.ts'
import type { Size } from '../visit/visit.ts'
import type { Engine, EngineBrowser, EngineTab } from './engine.ts'

const phoneAgent = 'Mozilla/5.0 (Android 14; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0'

/** The keys with a name; every other key is the character that it types. */
const namedKeys: ReadonlyMap<string, KeyInput> = new Map([
  ['Enter', 'Enter'],
  ['Escape', 'Escape'],
  ['Tab', 'Tab'],
])

/** Firefox never answers a question to a page that another one replaces meanwhile: it has to be asked again. */
const protocolTimeout = 10_000

/** Firefox through WebDriver BiDi, which it supports natively. */
export function createFirefox(executablePath: string): Engine {
  return {
    name: 'firefox',
    unbearableHeaders: [],
    open: async (size) => openFirefox(await puppeteer.launch(launchOptions(executablePath)), size),
  }
}

function launchOptions(executablePath: string) {
  return { browser: 'firefox', executablePath, headless: true, protocolTimeout } as const
}

async function openFirefox(browser: Browser, size: Size): Promise<EngineBrowser> {
  const openTab = async () => {
    const page = await browser.newPage()
    await page.setViewport(sizes[size].viewport)
    if (size === 'phone') await page.setUserAgent(phoneAgent)
    return tabOf(page)
  }
  return {
    firstTab: await openTab(),
    openTab,
    addCookie: async (cookie, address) => {
      const { hostname } = new URL(address)
      await browser.setCookie({ ...cookie, domain: hostname, path: '/' })
    },
    cookies: async () =>
      (await browser.cookies()).map(({ expires, name, value }) => ({
        name,
        value,
        endsAt: expires > 0 ? expires * 1000 : null,
      })),
    removeCookie: async (name) => {
      const found = (await browser.cookies()).filter((cookie) => cookie.name === name)
      await browser.deleteCookie(...found)
    },
    close: () => browser.close(),
  }
}

function tabOf(page: Page): EngineTab {
  return {
    open: async (address) => void (await page.goto(address)),
    goBack: async () => void (await page.goBack()),
    reload: async () => void (await page.reload()),
    run: <Result>(expression: string) => page.evaluate<[], () => Promise<Result>>(expression),
    press: (x, y) => page.mouse.click(x, y),
    pressKey: (key) => {
      const named = namedKeys.get(key)
      return named ? page.keyboard.press(named) : page.keyboard.type(key)
    },
    show: () => page.bringToFront(),
    close: () => page.close(),
  }
}
