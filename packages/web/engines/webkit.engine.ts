import { createRequire } from 'node:module'
import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver'
import { sizes } from '../e2e/support/browser.options.ts'
import type { Size } from '../visit/visit.ts'
import { openDisplay } from './display.ts'
import type { Engine, EngineBrowser, EngineTab } from './engine.ts'

// The package exports it in a way that only `require` finds.
const { DriverService }: typeof import('selenium-webdriver/remote') = createRequire(
  import.meta.url,
)('selenium-webdriver/remote')

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'

/** The keys with a name; every other key is the character that it types. */
const namedKeys: ReadonlyMap<string, string> = new Map([
  ['Enter', Key.ENTER],
  ['Escape', Key.ESCAPE],
  ['Tab', Key.TAB],
])

/** Without a graphics card, drawing into shared graphics memory is eight times slower. */
const quickDrawing = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' }

export interface WebKitPrograms {
  readonly driver: string
  readonly display: string
}

/** WebKit's MiniBrowser through classic WebDriver, on an invisible display. */
export function createWebKit(programs: WebKitPrograms): Engine {
  return {
    name: 'webkit',
    // With this header a page changes its process when it opens a game, and after the return the driver hangs.
    unbearableHeaders: ['Cross-Origin-Opener-Policy'],
    open: (size) => openWebKit(programs, size),
  }
}

async function openWebKit(programs: WebKitPrograms, size: Size): Promise<EngineBrowser> {
  const display = await openDisplay(programs.display)
  const service = new DriverService.Builder(programs.driver)
    .setLoopback(true)
    .setEnvironment({ ...definedIn(process.env), ...quickDrawing, DISPLAY: display.name })
    .build()
  const stop = async () => {
    await service.kill()
    await display.close()
  }
  try {
    const driver = await new Builder()
      .usingServer(await service.start())
      .withCapabilities(capabilities(size))
      .build()
    await driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...sizes[size].viewport })
    return await browserOf(driver, stop)
  } catch (error) {
    await stop()
    throw error
  }
}

function definedIn(environment: NodeJS.ProcessEnv): Record<string, string> {
  const entries = Object.entries(environment)
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** The driver finds its MiniBrowser itself. */
function capabilities(size: Size): Capabilities {
  const agent = size === 'phone' ? [`--user-agent=${phoneAgent}`] : []
  return new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { args: ['--automation', ...agent] },
  })
}

async function browserOf(driver: WebDriver, stop: () => Promise<void>): Promise<EngineBrowser> {
  const first = await driver.getWindowHandle()
  return {
    firstTab: tabOf(driver, first),
    openTab: async () => {
      // A tab of the same window would count as hidden.
      await driver.switchTo().newWindow('window')
      return tabOf(driver, await driver.getWindowHandle())
    },
    addCookie: async (cookie, address) => {
      // A driver sets cookies for the open page.
      await driver.get(new URL('/site.json', address).href)
      await driver.manage().addCookie(cookie)
    },
    cookies: async () =>
      (await driver.manage().getCookies()).map(({ expiry, name, value }) => ({
        name,
        value,
        endsAt: expiry === undefined ? null : Number(expiry) * 1000,
      })),
    removeCookie: (name) => driver.manage().deleteCookie(name),
    close: async () => {
      await driver.quit()
      await stop()
    },
  }
}

function tabOf(driver: WebDriver, handle: string): EngineTab {
  const show = () => driver.switchTo().window(handle)
  return {
    open: (address) => driver.get(address),
    goBack: () => driver.navigate().back(),
    reload: () => driver.navigate().refresh(),
    run: (expression) => driver.executeScript(`return ${expression}`),
    press: (x, y) => driver.actions().move({ x, y, duration: 0 }).click().perform(),
    pressKey: (key) =>
      driver
        .actions()
        .sendKeys(namedKeys.get(key) ?? key)
        .perform(),
    show,
    close: () => driver.close(),
  }
}
