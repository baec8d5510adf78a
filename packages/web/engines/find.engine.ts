import { accessSync, constants } from 'node:fs'
import path from 'node:path'
import type { Engine, EngineName } from './engine.ts'
import { createFirefox } from './firefox.engine.ts'
import { createWebKit } from './webkit.engine.ts'

/**
 * Creates an engine with the programs of this machine.
 * @throws Error with one sentence that says how to install what is missing
 */
export function findEngine(name: EngineName): Engine {
  switch (name) {
    case 'firefox':
      return createFirefox(
        program(['firefox', 'firefox-esr'], 'Firefox', 'apt-get install firefox-esr'),
      )
    case 'webkit': {
      const remedy = 'apt-get install webkit2gtk-driver xvfb'
      return createWebKit({
        driver: program(['WebKitWebDriver'], 'The WebDriver of WebKit', remedy),
        display: program(['Xvfb'], 'The display that WebKit needs, Xvfb,', remedy),
      })
    }
  }
}

function program(names: readonly string[], title: string, remedy: string): string {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isProgram)
  if (found) return found
  throw new Error(`${title} is not installed: \`${remedy}\` installs it on Debian.`)
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
