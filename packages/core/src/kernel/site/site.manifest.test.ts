import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { siteManifest } from './site.manifest.ts'

const publicFile = (name: string) =>
  readFile(new URL(`../../../../web/public/${name}`, import.meta.url))

it('the manifest has the name and the colours of the site [SITE-01, SITE-02]', () => {
  const theme = {
    mode: 'light',
    surface: '#f7f4ef',
    brand: '#264b92',
    accent: '#00879e',
  } as const
  const { icons: _icons, ...manifest } = siteManifest({ title: 'Casino of the Rising Sun', theme })
  expect(manifest).toEqual({
    id: '/',
    name: 'Casino of the Rising Sun',
    short_name: 'Casino of th',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#f7f4ef',
    theme_color: '#f7f4ef',
  })
})

it.each([
  ['Casino Risi🎰 Sun', 'Casino Risi🎰'],
  ['ความสุขของคาสิโน', 'ความสุขของคาสิ'],
])('the manifest shortens the long name %s without splitting a character', (title, shortName) => {
  expect(siteManifest({ title, theme: null }).short_name).toBe(shortName)
})

it('the built site contains the manifest of the default brand', async () => {
  expect(JSON.parse(await publicFile('manifest.webmanifest').then(String))).toEqual(
    siteManifest({ title: 'Croupier', theme: null }),
  )
})

it('the manifest names icons that exist, in the stated sizes', async () => {
  const pictures = siteManifest({ title: 'Croupier', theme: null }).icons.slice(1)
  const sizes = await Promise.all(
    pictures.map(async ({ src }) => {
      const png = await publicFile(src.slice(1))
      return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
    }),
  )
  expect(sizes).toEqual(pictures.map((icon) => icon.sizes))
})
