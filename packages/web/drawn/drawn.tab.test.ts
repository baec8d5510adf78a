import { expect, test } from 'vitest'
import { addressOf } from '../visit/words.ts'
import { openDrawnVisit } from './drawn.visit.ts'

const visitor = { language: 'en', size: 'desktop' } as const

test('a reloaded page still goes back through its own history, and then to the page before it', async () => {
  const { close, page, tab } = await openDrawnVisit(visitor)
  const pathNow = () => new URL(page.url()).pathname
  await page.goto(addressOf('en', '/help'))
  await page.goto(addressOf('en', '/'))
  await tab.change(() => tab.visit().navigation.go(addressOf('en', '/login'), 'push'))
  await page.reload()
  const seen = [pathNow()]
  for (let back = 0; back < 2; back += 1) {
    await page.goBack()
    seen.push(pathNow())
  }
  await close()
  expect(seen).toEqual(['/en/login', '/en', '/en/help'])
})
