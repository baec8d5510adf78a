import { afterEach, describe, expect, it, vi } from 'vitest'
import { findBrowser, findBrowsers, type Probes } from './browser.mjs'
import { runHere } from './run-here.ts'

afterEach(() => vi.unstubAllEnvs())

/** A machine with the given programs that cannot install any. */
function machine(programs: readonly string[], more: Partial<Probes> = {}): Probes {
  return {
    wanted: undefined,
    isProgram: (file) => programs.includes(file),
    findOnPath: (name) => programs.find((file) => file.endsWith(`/bin/${name}`)),
    findPlaywrights: () => undefined,
    canInstall: () => false,
    install: () => Promise.reject(new Error('nothing may be installed here')),
    ...more,
  }
}

describe('the browser of the tests', () => {
  it('is the one that the CHROMIUM variable names, if it is set', async () => {
    const probes = machine(['/opt/brave', '/usr/bin/chromium'], { wanted: '/opt/brave' })
    expect(await findBrowser(probes)).toBe('/opt/brave')
  })

  it('is not silently replaced if the variable is wrong', async () => {
    const probes = machine(['/usr/bin/chromium'], { wanted: '/opt/missing' })
    await expect(findBrowser(probes)).rejects.toThrow(
      'CHROMIUM names /opt/missing, which is not a program: correct it or leave it out.',
    )
  })

  it.each([
    [['/usr/bin/google-chrome', '/usr/bin/chromium'], '/usr/bin/chromium'],
    [['/usr/bin/google-chrome', '/snap/bin/chromium-browser'], '/snap/bin/chromium-browser'],
    [['/usr/bin/google-chrome-stable'], '/usr/bin/google-chrome-stable'],
  ])('is Chromium on the path, else Chrome: %j', async (programs, found) => {
    const probes = machine(programs, { findPlaywrights: () => '/cache/chrome' })
    expect(await findBrowser(probes)).toBe(found)
  })

  it('is Playwright’s own if the path has none', async () => {
    const probes = machine([], { findPlaywrights: () => '/cache/chrome', canInstall: () => true })
    expect(await findBrowser(probes)).toBe('/cache/chrome')
  })

  it('is installed if there is none and the machine allows it', async () => {
    const programs: string[] = []
    const install = async () => programs.push('/usr/bin/chromium') > 0
    const probes = machine(programs, { canInstall: () => true, install })
    expect(await findBrowser(probes)).toBe('/usr/bin/chromium')
  })

  it.each([
    ['nothing can be installed', machine([])],
    ['installing fails', machine([], { canInstall: () => true, install: async () => false })],
  ])('is asked for in one sentence if %s', async (_why, probes) => {
    await expect(findBrowser(probes)).rejects.toThrow(
      'No browser was found for the browser tests: install Chromium or Chrome, or set CHROMIUM to the path of one.',
    )
  })
})

describe('the browsers of the tests', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']

  it('are a whole browser and the headless shell', async () => {
    const [whole, shell] = both
    expect(await findBrowsers(machine(both))).toEqual({ whole, shell })
  })

  it('are both the one that the CHROMIUM variable names', async () => {
    const wanted = '/opt/brave'
    const probes = machine([wanted, ...both], { wanted })
    expect(await findBrowsers(probes)).toEqual({ whole: wanted, shell: wanted })
  })

  it('are both the whole one if the shell is missing and cannot be installed', async () => {
    const probes = machine(['/usr/bin/chromium'], {
      canInstall: () => true,
      install: async () => false,
    })
    expect(await findBrowsers(probes)).toEqual({
      whole: '/usr/bin/chromium',
      shell: '/usr/bin/chromium',
    })
  })

  it.each([
    [[], both],
    [['/usr/bin/chromium'], ['/usr/bin/chromium-headless-shell']],
  ])('are installed together if they are missing: with %j, %j', async (there, missing) => {
    const programs: string[] = [...there]
    const asked: (readonly string[])[] = []
    const install = async (packages: readonly string[]) => {
      asked.push(packages)
      return programs.push(...packages.map((name) => `/usr/bin/${name}`)) > 0
    }
    const [whole, shell] = both
    const probes = machine(programs, { canInstall: () => true, install })
    expect(await findBrowsers(probes)).toEqual({ whole, shell })
    expect(asked.flat().map((name) => `/usr/bin/${name}`)).toEqual(missing)
  })
})

describe('without a browser', () => {
  it.each([
    ['npm run e2e', 'e2e.mjs', []],
    ['npm run journeys', 'journeys/main.ts', ['deposit', '--target', 'browser']],
    ['npm run coverage', 'coverage/main.ts', ['--browser']],
  ])('%s ends with 1 and one sentence', async (_command, script, args) => {
    vi.stubEnv('CHROMIUM', '/opt/missing')
    expect(await runHere(script, args)).toEqual({
      code: 1,
      output: 'CHROMIUM names /opt/missing, which is not a program: correct it or leave it out.\n',
    })
  })
})
