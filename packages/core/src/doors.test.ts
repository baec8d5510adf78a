import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'

/** What a program can import by each door; types leave no trace at run time. */
const doors: Record<string, readonly string[]> = {
  '.': [
    'asksForAdmin',
    'chatMark',
    'contentView',
    'createApp',
    'balanceView',
    'flowNames',
    'flowRef',
    'flowScreen',
    'inLocale',
    'isFlowBroken',
    'isPage',
    'isPanelOpen',
    'maintenanceCheckInterval',
    'maintenanceHours',
    'openTransferTab',
    'named',
    'pathOf',
    'readAddress',
    'shownRoute',
    'siteView',
    'titleTermOf',
    'writeAddress',
    'writeCookie',
  ],
  './contract': [
    'classifiedFields',
    'codes',
    'deadlines',
    'endpoints',
    'envelope',
    'fieldClasses',
    'fillPath',
    'graphqlEnvelope',
    'isHiddenName',
    'maskAll',
    'maskChartData',
    'maskChartField',
    'maskFields',
    'masked',
    'meaningOf',
    'readPath',
    'schemaDocument',
  ],
  './site': [
    'bankDisplay',
    'bankIds',
    'isBankId',
    'isUsable',
    'readSiteConfiguration',
    'siteDetails',
    'siteDocument',
    'siteHeaders',
    'siteManifest',
  ],
  './ports': [
    'cookieBytes',
    'createMemoryAdapters',
    'createMemoryChannelHub',
    'createMemoryCookies',
    'createMemoryLocks',
    'createMemoryLog',
    'createMemoryNavigation',
    'createMemoryPage',
    'createMemoryStorage',
    'createMemoryStorageHub',
    'createSeededRandom',
    'desktopDevice',
    'maxCookieBytes',
    'noAdapters',
    'noChannel',
    'noHttp',
    'noLocks',
    'noLog',
    'noStorage',
    'phoneDevice',
  ],
  './money': [
    'bahtToSatang',
    'formatSatang',
    'groupThousands',
    'readBahtAmount',
    'satang',
    'satangToBaht',
  ],
  './time': [
    'createServerClock',
    'day',
    'formatCountdown',
    'hour',
    'isoDuration',
    'minute',
    'passedMilestone',
    'readInstant',
    'second',
    'timeLeft',
  ],
  './help': ['containsTerm', 'helpFigures', 'helpTopics', 'questionsOf', 'readHelpQuestion'],
  './live-chat': ['liveChatMachine', 'liveChatView'],
  './login': ['loginMachine', 'loginView'],
  './password': [
    'passwordChangeMachine',
    'passwordChangeView',
    'passwordFacts',
    'passwordRecoveryMachine',
    'passwordRecoveryView',
  ],
  './articles': ['articleKindOf', 'articlesMachine', 'articlesView'],
  './chat': ['chatLinkMachine', 'chatLinkView', 'chatSignInMachine', 'chatSignInView'],
  './profile': ['profileView'],
  './registration': ['passwordFacts', 'readOneTimeCode', 'registrationMachine', 'registrationView'],
  './deposit': [
    'depositMachine',
    'depositScreen',
    'depositView',
    'qrImageMessage',
    'qrPaymentMachine',
    'qrPaymentView',
  ],
  './transfer-panel': [
    'flowOfTab',
    'shownTabs',
    'tabProblems',
    'transferPanelMachine',
    'transferTabs',
  ],
  './usdt': [
    'guideWidth',
    'usdtDepositMachine',
    'usdtDepositScreen',
    'usdtDepositView',
    'usdtGuideMachine',
    'usdtGuideView',
  ],
  './withdraw': [
    'withdrawLockMachine',
    'withdrawLockView',
    'withdrawMachine',
    'withdrawScreen',
    'withdrawView',
  ],
}

const packageFile = new URL('../package.json', import.meta.url)
const { exports: files } = JSON.parse(await readFile(packageFile, 'utf8'))
const ofPrograms = Object.keys(files).filter((door) => !door.startsWith('./testing'))

describe('the package', () => {
  it('has these doors for programs and no other', () => {
    expect(ofPrograms.sort()).toEqual(Object.keys(doors).sort())
  })

  it.each(Object.entries(doors))(
    'hands out by the door %s what is listed here',
    async (door, names) => {
      const handedOut = await import(new URL(files[door], packageFile).href)
      expect(Object.keys(handedOut).sort()).toEqual([...names].sort())
    },
  )
})
