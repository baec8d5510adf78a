import { readdir, readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { StateMachine } from 'xstate'

<<<<<<< HEAD
/** What a program can import by each door; types leave no trace at run time. */
const doors: Record<string, readonly string[]> = {
  '.': [
    'asksForAdmin',
    'chatMark',
    'contentView',
    'createApp',
    'balanceView',
    'flowNames',
    'flowOfTab',
    'flowRef',
    'flowScreen',
    'hidesPanel',
    'inChosenLocale',
    'inLocale',
    'isFlowBroken',
    'isPageLoading',
    'isSameData',
    'isHistoryOpen',
    'isPanelOpen',
    'maintenanceCheckInterval',
    'maintenanceHours',
    'openTransferTab',
    'named',
    'pathOf',
    'queryOfHistory',
    'readAddress',
    'readLocaleCookie',
    'shownRoute',
    'siteView',
    'titleTermOf',
    'wayTo',
    'transferEntries',
    'writeAddress',
    'writeCookie',
    'toastDuration',
    'withdrawnToastDuration',
  ],
  './graphql-package': ['Kind', 'parse', 'print'],
  './contract/examples': ['promptPayCode', 'wireExamples'],
  './contract': [
    'classifiedFields',
    'codes',
    'deadlines',
    'endpoints',
    'envelope',
    'fieldClasses',
    'fillPath',
    'formOf',
    'graphqlEnvelope',
    'isHiddenName',
    'maskAll',
    'maskChartData',
    'maskChartField',
    'maskFields',
    'isNeverAsked',
    'numberOfBaht',
    'masked',
    'meaningOf',
    'missingCallStatuses',
    'readPath',
    'schemaDocument',
    'strictAnswerOf',
    'strictForms',
    'strictRefusalsOf',
    'tokenLimits',
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
    'readThemeLine',
    'surroundingColour',
  ],
  './ports': [
    'cookieBytes',
    'createHostClock',
    'createMemoryAdapters',
    'createMemoryChannelHub',
    'createMemoryClaims',
    'createMemoryClock',
    'createMemoryCookies',
    'createMemoryGameWindows',
    'createMemoryLocks',
    'createMemoryLog',
    'createMemoryNavigation',
    'createMemoryPage',
    'createMemoryPorts',
    'createMemorySiteDocument',
    'createMemoryStorage',
    'createMemoryStorageHub',
    'createSeededRandom',
    'desktopDevice',
    'maxCookieBytes',
    'noAdapters',
    'noChannel',
    'noClaims',
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
    'readBahtFigure',
    'satang',
    'satangToBaht',
  ],
  './time': [
    'bangkokDay',
    'day',
    'formatCountdown',
    'formatLongCountdown',
    'hour',
    'isDayName',
    'isoDuration',
    'minute',
    'readInstant',
    'second',
    'startOfBangkokDay',
    'startOfBangkokMonth',
    'timeLeft',
  ],
  './help': [
    'containsTerm',
    'helpFigures',
    'helpTopics',
    'questionsOf',
    'readHelpQuestion',
    'readHelpTopic',
  ],
  './analytics': ['analyticsMachine', 'analyticsView'],
  './live-chat': ['liveChatMachine', 'liveChatView', 'mostReadinessChecks'],
  './login': ['loginMachine', 'loginReason', 'loginView'],
  './password': [
    'passwordChangeMachine',
    'passwordChangeView',
    'passwordFacts',
    'passwordRecoveryMachine',
    'passwordRecoveryView',
  ],
  './game': [
    'demoPath',
    'demoSuffix',
    'gameName',
    'gamePath',
    'gameTypeOf',
    'gameTypes',
    'isGameType',
    'providerTitle',
    'providerTitles',
  ],
  './favourite': ['favouritesView', 'isFavouriteGame'],
  './game-list': [
    'arrangeGames',
    'gameListView',
    'gameSorts',
    'longListFrom',
    'providersOf',
    'readListAddress',
  ],
  './game-rails': ['gameRailsView'],
  './game-search': [
    'afterTyping',
    'leastSearchLength',
    'nothingTyped',
    'searchBoxView',
    'searchPageView',
    'suggestionDelayMs',
  ],
  './game-page': ['gamePageMachine', 'gamePageView'],
  './game-launch': [
    'gameAddress',
    'gameLaunchMachine',
    'gameLaunchView',
    'launchDelays',
    'launchParameters',
  ],
  './tournament': ['tournamentsMachine', 'tournamentsView'],
  './articles': ['articleKindOf', 'articlesMachine', 'articlesView'],
  './chat': ['chatLinkMachine', 'chatLinkView', 'chatSignInMachine', 'chatSignInView'],
  './affiliate': [
    'affiliateReportsView',
    'affiliateView',
    'chosenPeriod',
    'csvOf',
    'figuresAt',
    'inviteAddress',
    'longestPeriod',
    'meanMembers',
    'newestDay',
    'pageSize',
    'periodNamed',
    'periodNames',
    'sumOf',
    'withdrawDays',
    'withdrawalsPerDay',
  ],
  './history': ['historyCap', 'historyFilters', 'historyStep', 'historyView', 'stepDelay'],
  './notice': ['noticesMachine', 'noticesView', 'seenFor'],
  './overlay': ['shownOverlay'],
  './promotion': [
    'depositPromotionView',
    'isAskingOffers',
    'mostMinutes',
    'offeredRegistration',
    'promotionBoxMachine',
    'promotionsMachine',
    'registrationPromotionView',
  ],
  './profile': ['profileView', 'readLimits'],
  './registration': [
    'passwordFacts',
    'readOneTimeCode',
    'registrationMachine',
    'registrationView',
    'resendWait',
  ],
  './deposit': [
    'asksForAmount',
    'newsOf',
    'qrCodeFormOf',
    'depositFailure',
    'depositMachine',
    'depositScreen',
    'depositView',
    'qrImageMessage',
    'qrPaymentMachine',
    'qrPaymentView',
    'cancelLimit',
    'lastWordLimit',
    'restAfter',
    'lateLookEvery',
    'latePaymentsAwaitedFor',
    'lookEvery',
  ],
  './transfer-panel': ['tabProblems', 'transferPanelMachine', 'transferTabs'],
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
    'lockDuration',
    'longestOnItsWay',
    'longestUntilListed',
    'longestWithoutHistory',
  ],
=======
interface Door {
  readonly name: string
  /** What a program has at run time, by name. */
  readonly values: Readonly<Record<string, unknown>>
  readonly types: readonly string[]
>>>>>>> 8bba6401 (The doors of core hand out no chart, and their whole surface is listed)
}

const packageFile = new URL('../package.json', import.meta.url)
const { exports: files } = JSON.parse(await readFile(packageFile, 'utf8'))
<<<<<<< HEAD
const { './*': ofFlow, ...named } = files
const [flows = '', doorOfFlow = ''] = ofFlow.split('*/')
const flowDoors = (await readdir(new URL(flows, packageFile), { recursive: true }))
  .filter((file) => file.endsWith(`/${doorOfFlow}`))
  .map((file) => `./${file.slice(0, -doorOfFlow.length - 1)}`)
const ofPrograms = [...Object.keys(named), ...flowDoors].filter(
  (door) => !door.startsWith('./testing'),
)
=======
const names = Object.keys(files).filter((door) => !door.startsWith('./testing'))
const doors = await Promise.all(names.map(openDoor))
>>>>>>> 8bba6401 (The doors of core hand out no chart, and their whole surface is listed)

describe('the doors of the package', () => {
  it('hand out what is listed in doors.snapshot.txt and nothing else', async () => {
    const surface = doors.flatMap(({ name, types, values }) => [
      name,
      ...Object.keys(values)
        .toSorted()
        .map((value) => `  ${value}`),
      ...types.toSorted().map((type) => `  type ${type}`),
      '',
    ])
    await expect(surface.join('\n')).toMatchFileSnapshot('../doors.snapshot.txt')
  })

<<<<<<< HEAD
  it.each(Object.entries(doors))(
    'hands out by the door %s what is listed here',
    async (door, names) => {
      const file = files[door] ?? ofFlow.replace('*', door.slice('./'.length))
      const handedOut = await import(new URL(file, packageFile).href)
      expect(Object.keys(handedOut).sort()).toEqual([...names].sort())
    },
  )
=======
  it('hand out no chart: one that is started past the composition root lacks its parts', () => {
    const charts = doors.flatMap(({ name, values }) =>
      Object.entries(values).flatMap(([value, is]) =>
        is instanceof StateMachine ? [`${name} ${value}`] : [],
      ),
    )
    expect(charts).toEqual([])
  })
>>>>>>> 8bba6401 (The doors of core hand out no chart, and their whole surface is listed)
})

async function openDoor(name: string): Promise<Door> {
  const file = new URL(files[name], packageFile)
  return { name, values: await import(file.href), types: typesIn(await readFile(file, 'utf8')) }
}

/** The types that a file hands out, which leave no trace at run time. */
function typesIn(source: string): string[] {
  const declared = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  )
  const passedOn = [...source.matchAll(/^export (type )?\{([^}]*)\}/gm)].flatMap(
    ([, isTypes, list]) =>
      (list ?? '')
        .split(',')
        .map((part) => part.trim())
        .flatMap((part) => (isTypes ? [part] : [part.match(/^type (\w+)/)?.[1]])),
  )
  return [...declared, ...passedOn].flatMap((name) => (name ? [name] : []))
}
