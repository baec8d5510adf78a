import { describe, expect, it } from 'vitest'
import { leftToOthers } from '../packages/web/e2e/support/matrix.ts'

const sizes = ['desktop', 'phone'] as const

/** The sizes that run a test. Playwright names a test by its project, file and titles. */
function sizesOf(file: string, title: string, isWhole = false) {
  return sizes.filter((size) => !leftToOthers(size, isWhole).test(`${size} ${file} ${title}`))
}

describe('a browser test', () => {
  it.each([
    ['deposit.e2e.ts', 'a deposit is paid', sizes, sizes],
    ['deposit.e2e.ts', 'on a desktop the deposit is paid', ['desktop'], ['desktop']],
    ['deposit.e2e.ts', 'on a phone the deposit is paid', ['phone'], ['phone']],
    ['deposit.e2e.ts', 'a deposit is paid in en', ['desktop'], sizes],
    ['deposit.e2e.ts', 'a deposit is paid in th', ['phone'], sizes],
    ['keyboard-paths.e2e.ts', 'a deposit is paid', ['desktop'], sizes],
    ['control-room-world.e2e.ts', 'a code is paid', ['desktop'], ['desktop']],
  ] as const)('of %s runs on the sizes that its title names: %s', (file, title, some, all) => {
    expect([sizesOf(file, title), sizesOf(file, title, true)]).toEqual([some, all])
  })

  it('runs on at least one size, whatever sizes and languages its title names', () => {
    const files = ['deposit.e2e.ts', 'keyboard-paths.e2e.ts', 'control-room.e2e.ts']
    const titles = [
      '',
      'on a desktop the',
      'on a phone the',
      'on a desktop the on a phone the',
    ].flatMap((places) =>
      ['', 'in en', 'in th', 'in th in en'].map((words) => `${places} member pays ${words}`),
    )
    const lost = [false, true].flatMap((isWhole) =>
      files.flatMap((file) => titles.filter((title) => sizesOf(file, title, isWhole).length === 0)),
    )
    expect(lost).toEqual([])
  })
})
