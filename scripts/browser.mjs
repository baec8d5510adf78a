// Finds a Chromium for the browser tests, and installs one where that is the custom.
import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { root, run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * What the search asks of the machine.
 * @typedef {object} Probes
 * @property {string | undefined} wanted the CHROMIUM variable
 * @property {(file: string) => boolean} isProgram
 * @property {(name: string) => string | undefined} findOnPath
 * @property {() => string | undefined} findPlaywrights a browser that Playwright installed
 * @property {() => boolean} canInstall whether packages can be installed with apt-get
 * @property {() => Promise<boolean>} install installs Chromium with apt-get; whether it worked
 */

/**
 * The path of a Chromium: the CHROMIUM variable, one on the path, Playwright's own, or one that is
 * installed for the occasion.
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
  if (probes.canInstall() && (await probes.install())) {
    const installed = onPath(probes)
    if (installed) return installed
  }
  throw new Error(
    'No browser was found for the browser tests: install Chromium or Chrome, or set CHROMIUM to the path of one.',
  )
}

/**
 * Which browser is found without installing one, with its version; null where there is none.
 * @param {Probes} probes
 */
export async function browserVersion(probes = machine()) {
  const found = probes.wanted ?? installed(probes)
  if (!found || !probes.isProgram(found)) return null
  const { output } = await run(found, ['--version'], { isQuiet: true })
  // Some write about the machine too.
  const version = /^.*\d+\.\d+\.\d+.*$/m.exec(output)?.[0]
  return version ? `${found}: ${version.trim()}` : null
}

/** @param {Probes} probes */
function installed(probes) {
  return onPath(probes) ?? probes.findPlaywrights()
}

/** @param {Probes} probes */
function onPath({ findOnPath }) {
  return names.map(findOnPath).find((file) => file !== undefined)
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
    install: async () => {
      console.log('Installing Chromium with apt-get …')
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update'], { env, isQuiet: true })
      const { code, output } = await run('apt-get', ['install', '-y', 'chromium'], {
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
