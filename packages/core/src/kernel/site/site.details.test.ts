import { describe, expect, it } from 'vitest'
import { createMemoryLog } from '../../base/ports/log.ts'
import { isUsable, readSiteConfiguration } from './site.configuration.ts'
import { siteDetails } from './site.details.ts'

const services = {
  api: '/api',
  auth: '/auth',
  reward: '/reward',
  chat: '/chat',
  content: 'https://content.test/files',
}
const texts = {
  withdrawSpeed: { th: 'ถอนไว 2 นาที', en: 'Paid out in 2 minutes' },
  advertisedSpeed: { th: 'ฝากถอน 4 วินาที', en: 'In and out in 4 seconds' },
}
const shown = {
  texts,
  socialLinks: [{ kind: 'line', link: 'https://line.me/R/ti/p/@kin' }],
  partners: [
    { name: 'Sun Club', picture: '/partners/sun.svg' },
    { name: 'Moon FC', picture: 'https://content.test/moon.png' },
  ],
  banks: [{ id: 'scb', name: { th: 'ไทยพาณิชย์', en: 'SCB' }, colour: '#4e2e7f', logoPosition: 3 }],
  bankLogos: '/banks.webp',
  removedNotePhrase: 'เติมล่วงหน้า',
  pictureSizes: { query: 'w={width}&format=auto', widths: [150, 300] },
  bankApps: [
    { id: 'kbank', link: 'kplus://' },
    { id: 'scb', link: 'https://scb.test/app' },
  ],
  liveChat: { script: '/adapters/live-chat.js', host: 'chat.kin.test' },
  analytics: { script: '/adapters/analytics.js', host: 'stats.kin.test' },
}
/** The origins of the site itself and of its content service. */
const ownPictures = ['https://site.test', 'https://content.test']

const whole = {
  speedReports: '/speed',
  ...shown,
  payoutPassword: true,
  promotionClaim: true,
  gameHosts: ['games.kin.test', 'games.kin.test:8443'],
  paymentPictureHosts: ['qr.kin.test'],
  paymentLinks: ['pay.kin.test', 'scbeasy:'],
}
const details = {
  ...shown,
  speedReports: { address: 'https://site.test/speed', host: 'site.test' },
  asksPayoutPassword: true,
  claimsPromotion: true,
  gameOrigins: ['https://games.kin.test', 'https://games.kin.test:8443'],
  qrCodePlaces: {
    pictureOrigins: [...ownPictures, 'https://qr.kin.test'],
    links: ['pay.kin.test', 'scbeasy:'],
  },
}

function siteWith(fields: object) {
  const document = { groupId: 'group-1', services, ...fields }
  const site = readSiteConfiguration(document, 'https://site.test', createMemoryLog())
  if (!isUsable(site)) throw new Error(`the site lacks ${site.missing.join(', ')}`)
  return site
}

function read(fields: object) {
  const log = createMemoryLog()
  const details = siteDetails(siteWith(fields), log)
  return { details, ignored: log.entries.map((entry) => entry.details?.field) }
}

describe('the details of a site', () => {
  it('are read as the operator wrote them [SITE-05, SITE-14, SHELL-46, SHELL-50, OPEN-53, OPEN-70]', () => {
    expect(read(whole)).toEqual({ details, ignored: [] })
  })

  it('can all be left out, and then have neutral defaults', () => {
    expect(read({})).toEqual({
      details: {
        texts: {},
        socialLinks: [],
        partners: [],
        banks: [],
        bankLogos: null,
        removedNotePhrase: null,
        pictureSizes: null,
        asksPayoutPassword: false,
        claimsPromotion: false,
        liveChat: null,
        analytics: null,
        speedReports: null,
        bankApps: [],
        gameOrigins: [],
        qrCodePlaces: { pictureOrigins: ownPictures, links: [] },
      },
      ignored: [],
    })
  })

  it('lose only the bad part, and report which', () => {
    const document = {
      ...whole,
      texts: { ...texts, withdrawSpeed: { th: 'ไว' } },
      partners: [{ name: 'Evil', picture: 'https://evil.test/x.svg' }, ...whole.partners],
      banks: [{ id: 'moon' }, { ...whole.banks[0], colour: 'red', logoPosition: 16 }],
      liveChat: { script: '/adapters/live-chat.js' },
    }
    expect(read(document)).toEqual({
      details: {
        ...details,
        texts: { advertisedSpeed: texts.advertisedSpeed },
        banks: [{ id: 'scb', name: { th: 'ไทยพาณิชย์', en: 'SCB' } }],
        liveChat: null,
      },
      ignored: [
        'texts.withdrawSpeed',
        'banks.0',
        'banks.1.colour',
        'banks.1.logoPosition',
        'liveChat',
        'partners.0.picture',
      ],
    })
  })

  it.each([
    ['https://site.test', 'games.test', ['https://games.test']],
    ['https://site.test', 'localhost:4174', ['https://localhost:4174']],
    ['http://localhost:4173', 'localhost:4174', ['http://localhost:4174']],
    ['http://10.0.0.5:4173', '10.0.0.5:4174', ['http://10.0.0.5:4174']],
    ['http://10.0.0.5:4173', 'games.test', ['https://games.test']],
    ['https://site.test', 'site.test', []],
    ['http://localhost:4173', 'localhost:4173', []],
    ['https://site.test', 'games.test:99999', []],
  ])('let the site at %s open games of %s at %j', (origin, host, gameOrigins) => {
    const document = { groupId: 'group-1', services, gameHosts: [host] }
    const site = readSiteConfiguration(document, origin, createMemoryLog())
    expect(isUsable(site) && siteDetails(site, createMemoryLog()).gameOrigins).toEqual(gameOrigins)
  })

  it('are read once, so that each bad field is reported once', () => {
    const site = siteWith({ texts: 7 })
    const log = createMemoryLog()
    const [once, again] = [siteDetails(site, log), siteDetails(site, log)]
    expect(again).toBe(once)
    expect(log.entries).toEqual([
      { level: 'warning', event: 'site.fieldIgnored', details: { field: 'texts' } },
    ])
  })
})
