import { noLog } from '@croupier/core/ports'
import { expect, it } from 'vitest'
import { loadCatalogue } from '../i18n/catalogue.loader.ts'
import { createI18n } from '../i18n/create-i18n.ts'
import { screenSources } from '../screen.sources.ts'
import { createScreens } from './screens.ts'

const noStyles = async () => {}

it('loads a screen once, with its words', async () => {
  const i18n = createI18n('en', noLog)
  const screens = createScreens(screenSources, i18n, noStyles)
  const first = screens.load('login')
  await first
  expect(screens.load('login')).toBe(first)
  expect(i18n.t('login.submit')).toBe('Log in')
})

it('says that it could not load a screen ahead, and loads it again', async () => {
  const failures = [new Error('offline')]
  const i18n = createI18n('en', noLog, (locale, area) => {
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : loadCatalogue(locale, area)
  })
  const screens = createScreens(screenSources, i18n, noStyles)
  expect(await screens.prepare(['login', 'maintenance'])).toBe(false)
  expect(await screens.prepare(['login', 'maintenance'])).toBe(true)
  expect([await screens.load('login'), await screens.load('maintenance')]).toEqual([
    expect.any(Function),
    expect.any(Function),
  ])
  expect(failures).toEqual([])
})

it('fails once for a screen that cannot be loaded, and loads it again only when told to', async () => {
  const failures = [new Error('offline')]
  const i18n = createI18n('en', noLog, (locale, area) => {
    const failure = failures.shift()
    return failure ? Promise.reject(failure) : loadCatalogue(locale, area)
  })
  const screens = createScreens(screenSources, i18n, noStyles)
  const first = screens.load('login')
  await expect(first).rejects.toThrow('offline')
  expect(screens.load('login')).toBe(first)
  screens.forgetFailures()
  expect(await screens.load('login')).toBeTypeOf('function')
})
