import { expect, it } from 'vitest'
import { createTabTitle } from './tab.title.ts'

it('names the page, and before it what is going on while it is [ROUTE-05]', () => {
  const written: string[] = []
  const title = createTabTitle((text) => written.push(text))
  title.setNews('08:31 waiting')
  title.setPage('Deposit · Croupier')
  title.setNews('08:30 waiting')
  title.setPage('Home · Croupier')
  title.setNews(null)
  expect(written).toEqual([
    '08:31 waiting · Deposit · Croupier',
    '08:30 waiting · Deposit · Croupier',
    '08:30 waiting · Home · Croupier',
    'Home · Croupier',
  ])
})
