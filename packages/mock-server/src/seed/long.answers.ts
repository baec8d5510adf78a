import type { EndpointName, WireAnswer } from '@croupier/core/contract'

/** The longest names and the largest sums that a page has to hold. */
const sum = 98_765_432.1

const title = {
  th: 'โปรโมชันฉลองครบรอบสิบปีฝากครั้งแรกของเดือนรับเครดิตเพิ่มสูงสุดหนึ่งล้านบาททุกวันตลอดเดือนธันวาคม',
  en: 'Tenth anniversary: first deposit of the month credited with up to one million baht more, every day of December',
}

const content = {
  th: 'รับเครดิตเพิ่มทุกครั้งที่ฝากตั้งแต่ 98,765,432 บาทขึ้นไป ถอนได้เมื่อมียอดเล่นครบตามเงื่อนไขของโปรโมชันนี้',
  en: 'More credit with every deposit of 98,765,432 baht or more, which can be withdrawn once the turnover of these conditions is reached.',
}

const paragraphs = {
  th: 'สมาชิกหนึ่งคนรับสิทธิ์ได้หนึ่งครั้งต่อวัน นับตามเวลาประเทศไทย และต้องฝากจากบัญชีที่ลงทะเบียนไว้เท่านั้น ยอดเล่นคิดจากเกมสล็อตทุกค่าย ไม่รวมเกมโต๊ะ กีฬา และล็อตโต้',
  en: 'Each member can take part once a day, by the time in Thailand, and only with a deposit from the registered account. Turnover is that of slots of all providers, not of tables, sports or lottery.',
}

const terms = (words: string) => Array.from({ length: 8 }, () => words).join('\n\n')

const player = 'somchai.wongsuwannakhiri.bangkok'
const friend = 'somchai.wongsuwannakhiri***kk'

/** December 1, 2026, noon in Bangkok, in seconds. */
const noon = 1_796_101_200

const languages = ['th', 'en'] as const

const articles: WireAnswer<'listPromotions'> = {
  code: 0,
  result: {
    list: languages.map((language) => ({
      _id: `long-${language}`,
      title: title[language],
      content: content[language],
      img: null,
      link: '/deposit',
      terms: terms(paragraphs[language]),
      startsAt: '2026-12-01T00:00:00+07:00',
      endsAt: '2027-01-01T00:00:00+07:00',
      state: null,
    })),
  },
}

const notices: WireAnswer<'getNotifys'> = {
  data: {
    getNotifys: languages.map((language) => ({
      id: `notice-long-${language}`,
      title: title[language],
      content: terms(paragraphs[language]),
      type: 'promotion',
      link: '/promotion',
      imageUrl: null,
      gameName: null,
      showOne: false,
      forceUpgate: false,
    })),
  },
}

const tournaments: WireAnswer<'getTournaments'> = {
  data: {
    getTournaments: [
      {
        _id: 'slot-long',
        kind: 'slot',
        nameTh: title.th,
        nameEn: title.en,
        prize: sum,
        img: null,
        start: '2020-01-01T00:00:00+07:00',
        end: '2100-01-01T00:00:00+07:00',
        board: [1, 2, 3].map((place) => ({ username: player, points: sum, prize: sum / place })),
        rulesTh: paragraphs.th,
        rulesEn: paragraphs.en,
        games: [],
      },
    ],
  },
}

const history: WireAnswer<'getHistory'> = {
  code: 0,
  result: {
    list: (['deposit', 'withdraw', 'cancel'] as const).map((type, index) => ({
      id: `T-long-${index}`,
      time: noon - index * 3_600,
      type,
      amount: sum,
      currency: 'THB',
      status: 1,
      note: content.th,
      channel: 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร สาขาวงศ์สุวรรณคีรี',
      merchantRef: 'CR8F20417WONGSUWANNAKHIRI20261201123456',
      bonus: sum,
      balanceAfter: sum,
    })),
  },
}

const overview: WireAnswer<'affiliateOverview'> = {
  code: 0,
  result: {
    ref: 'SOMCHAI.WONGSUWANNAKHIRI.BANGKOK',
    balance: sum,
    commission: sum,
    members: 98_765_432,
    rate: 0.5,
    updated: '2026-12-01T11:00:00+07:00',
    withdrawn: null,
  },
}

const members: WireAnswer<'affiliateMembers'> = {
  code: 0,
  result: {
    list: [0, 1, 2].map((index) => ({
      member_name: friend,
      time: noon - index,
      turnover: sum,
      commission: sum,
    })),
    total: 3,
  },
}

const entries: WireAnswer<'affiliateTransactions'> = {
  code: 0,
  result: {
    list: (['commission', 'withdraw'] as const).map((type, index) => ({
      id: `A-long-${index}`,
      time: noon - index,
      type,
      amount: sum,
    })),
    total: 2,
  },
}

const days: WireAnswer<'affiliateReportDaily'> = {
  code: 0,
  result: {
    list: ['2026-12-01', '2026-11-30'].map((id) => ({
      id,
      members: 98_765_432,
      turnover: sum,
      commission: sum,
    })),
  },
}

const detail: WireAnswer<'affiliateReportDetail'> = {
  code: 0,
  result: {
    list: [0, 1].map(() => ({
      member_name: friend,
      type: 'slots',
      turnover: sum,
      commission: sum,
    })),
  },
}

/** Answers that are all long, each with the name of its case. */
export const longAnswers = {
  'articles.long': { endpoint: 'listPromotions', body: articles },
  'notice.long': { endpoint: 'getNotifys', body: notices },
  'tournament.long': { endpoint: 'getTournaments', body: tournaments },
  'history.long': { endpoint: 'getHistory', body: history },
  'affiliate.longOverview': { endpoint: 'affiliateOverview', body: overview },
  'affiliate.longMembers': { endpoint: 'affiliateMembers', body: members },
  'affiliate.longTransactions': { endpoint: 'affiliateTransactions', body: entries },
  'affiliate.longDays': { endpoint: 'affiliateReportDaily', body: days },
  'affiliate.longDetail': { endpoint: 'affiliateReportDetail', body: detail },
} as const satisfies Record<string, { readonly endpoint: EndpointName; readonly body: unknown }>
