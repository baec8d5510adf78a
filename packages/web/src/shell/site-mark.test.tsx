import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openSite } from '../../test/open-site.tsx'
import { BrandLink } from './brand-link.tsx'

const open = async (site: { title: string; logo?: string }) => {
  await openSite(<BrandLink />, { site })
  return screen.getByRole('link')
}

it.each([
  ['Paper', 'P'],
  ['é Casino', 'É'],
  ['เกมดี', 'เก'],
  ['กู้ดเกม', 'กู้'],
  ['88 Club', '8'],
  [' (Moon) Club', 'M'],
  ['★', '★'],
])('of %s without a logo is a chip with %s [SITE-01]', async (title, sign) => {
  const link = await open({ title })
  expect(link.textContent).toBe(`${sign}${title}`)
})

it('is the logo, and the chip where that does not come', async () => {
  const link = await open({ title: 'Paper', logo: '/paper.svg' })
  const logo = link.querySelector('img')
  const before = [logo?.getAttribute('src'), link.textContent]
  if (logo) fireEvent.error(logo)
  expect([before, link.querySelector('img'), link.textContent]).toEqual([
    ['/paper.svg', 'Paper'],
    null,
    'PPaper',
  ])
})
