import { afterEach, expect, it, vi } from 'vitest'
import { findEngine } from '../../packages/web/engines/find.engine.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

it.each([
  ['firefox', 'Firefox is not installed: `apt-get install firefox-esr` installs it on Debian.'],
  [
    'webkit',
    'The WebDriver of WebKit is not installed: `apt-get install webkit2gtk-driver xvfb` installs it on Debian.',
  ],
] as const)('if %s is missing, one sentence says how to install it', (engine, sentence) => {
  vi.stubEnv('PATH', '')
  expect(() => findEngine(engine)).toThrow(new Error(sentence))
})
