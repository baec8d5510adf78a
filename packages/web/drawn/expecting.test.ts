import { expect, it } from 'vitest'
import type { PartExpectation } from '../visit/expecting.ts'
import { onDesktop } from '../visit/visitors.ts'
import { show } from './drawn.stories.ts'

it.each<[string, (claims: PartExpectation) => Promise<void>]>([
  ['text', (claims) => claims.toHaveText('x')],
  ['text in it', (claims) => claims.toContainText('x')],
  ['a value', (claims) => claims.toHaveValue('x')],
  ['an attribute', (claims) => claims.toHaveAttribute('id')],
  ['a description', (claims) => claims.toHaveDescription('x')],
  ['the focus', (claims) => claims.toBeFocused()],
  ['to be disabled', (claims) => claims.toBeDisabled()],
])('a story cannot deny %s of a part that does not exist, nor of several', async (_what, claim) => {
  await show(
    {
      title: 'the help',
      run: async ({ expect: claimsOf, page }) => {
        await page.goto('/en/help')
        const heading = page.getByRole('heading', { level: 1 })
        await claim(claimsOf(heading).not)
        for (const [part, seen] of [
          [page.getByRole('heading', { name: 'No such words' }), /there is 0 of it$/],
          [page.getByRole('main').getByRole('group'), /there is 19 of it$/],
        ] as const) {
          await expect(claim(claimsOf(part).not)).rejects.toThrow(seen)
        }
      },
    },
    onDesktop,
  )
})
