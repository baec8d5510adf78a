// Finds a Chromium for the browser tests, and installs one on machines where apt-get may do so.
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root, run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell']

/**
 * The browsers of the tests. The headless shell is Chromium without a window and what belongs to one, such
 * as the back-forward cache; pages take a sixth less time in it. If it is missing, the whole browser
 * replaces it.
 * @typedef {object} Browsers
 * @property {string} whole the path of a Chromium
 * @property {string} shell the path of a headless shell
 */

/**
 * What the search needs to know about the machine.
 * @typedef {object} Probes
 * @property {string | undefined} wanted the CHROMIUM variable
 * @property {(file: string) => boolean} isProgram
 * @property {(name: string) => string | undefined} findOnPath
 * @property {() => string | undefined} findPlaywrights a browser that Playwright installed
 * @property {() => boolean} canInstall whether packages can be installed with apt-get
 * @property {(packages: readonly string[]) => Promise<boolean>} install installs them with apt-get; returns whether it worked
 */

/**
 * Finds the browsers of the tests, and installs missing ones if the machine allows it. The CHROMIUM
 * variable replaces both.
 * @param {Probes} probes
 * @returns {Promise<Browsers>}
 * @throws {Error} one sentence that says what to do
 */
export async function findBrowsers(probes = machine()) {
  if (probes.wanted) {
    const wanted = await findBrowser(probes)
    return { whole: wanted, shell: wanted }
  }
  if (!onPath(shellNames, probes) && probes.canInstall()) {
    const shell = 'chromium-headless-shell'
    await probes.install(installed(probes) ? [shell] : ['chromium', shell])
  }
  const whole = await findBrowser(probes)
  return { whole, shell: onPath(shellNames, probes) ?? whole }
}

/**
 * The path of a Chromium: the CHROMIUM variable, one on the path, Playwright's own, or one that this
 * installs.
 * @param {Probes} probes
 * @returns {Promise<string>}
 * @throws {Error} one sentence that says what to do
 */
export async function findBrowser(probes = machine()) {
  const { wanted } = probes
  if (wanted) {
    if (probes.isProgram(wanted)) return wanted
    throw new Error(`CHROMIUM names ${wanted}, which is not a program: correct it or leave it out.`)
  }
  const found = installed(probes)
  if (found) return found
  if (probes.canInstall() && (await probes.install(['chromium']))) {
    const installed = onPath(names, probes)
    if (installed) return installed
  }
  throw new Error(
    'No browser was found for the browser tests: install Chromium or Chrome, or set CHROMIUM to the path of one.',
  )
}

/**
 * The versions of the browsers that are already installed; null if there are none.
 * @param {Probes} probes
 */
export async function browserVersions(probes = machine()) {
  const whole = probes.wanted ?? installed(probes)
  const shell = probes.wanted ? undefined : onPath(shellNames, probes)
  const found = [whole, shell].filter((file) => file !== undefined)
  if (!whole || !found.every(probes.isProgram)) return null
  const versions = await Promise.all(found.map(versionOf))
  return versions.includes(null) ? null : versions.join(', ')
}

/** @param {string} browser */
async function versionOf(browser) {
  const { output } = await run(browser, ['--version'], { isQuiet: true })
  // Some also print facts about the machine.
  const version = /^.*\d+\.\d+\.\d+.*$/m.exec(output)?.[0]
  return version ? `${browser}: ${version.trim()}` : null
}

/** @param {Probes} probes */
function installed(probes) {
  return onPath(names, probes) ?? probes.findPlaywrights()
}

/**
 * @param {readonly string[]} programs
 * @param {Probes} probes
 */
function onPath(programs, { findOnPath }) {
  return programs.map(findOnPath).find((file) => file !== undefined)
}

/** @returns {Probes} */
function machine() {
  return {
    wanted: process.env.CHROMIUM || undefined,
    isProgram,
    findOnPath: (name) =>
      (process.env.PATH ?? '')
        .split(path.delimiter)
        .map((folder) => path.join(folder, name))
        .find(isProgram),
    findPlaywrights: () => {
      const require = createRequire(path.join(root, 'packages/web/package.json'))
      const file = require('@playwright/test').chromium.executablePath()
      return isProgram(file) ? file : undefined
    },
    canInstall: () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'),
    install: async (packages) => {
      console.log(`Installing ${packages.join(' and ')} with apt-get …`)
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update'], { env, isQuiet: true })
      const { code, output } = await run('apt-get', ['install', '-y', ...packages], {
        env,
        isQuiet: true,
      })
      if (code !== 0) console.log(output)
      return code === 0
    },
  }
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}
