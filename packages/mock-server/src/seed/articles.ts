import type { WireQuery } from '@croupier/core/contract'
import { groupThousands } from '@croupier/core/money'
import { gamePictureAddress } from '../artwork/game.picture.ts'
import { commissionPercent } from './affiliate.ts'
import { channelBonuses } from './bonuses.ts'
import {
  bahtText,
  depositArticle,
  depositOfferConditions,
  depositOfferWords,
  registrationArticle,
  registrationOfferConditions,
  registrationOfferWords,
  type Words,
} from './promotions.ts'
import { seedTournaments } from './tournaments.ts'

export interface SeedArticle {
  readonly id: string
  readonly title: Words
  readonly content: Words
  /** A page of the site. */
  readonly link: string | null
  /** The text if the site does not claim the registration offer: the admin credits it. */
  readonly contentUnclaimed?: Words
  /** The conditions, one a paragraph. */
  readonly terms?: Words
  /** The months in which it holds, counted from the current one: `[0, 1]` is the current month. */
  readonly months?: readonly [from: number, until: number]
  readonly picture?: string
}

type Kind = NonNullable<WireQuery<'listPromotions'>['kind']>

const largestPercent = Math.max(...channelBonuses.map(({ percent }) => percent))

const slotPrize = groupThousands(
  String(seedTournaments.find(({ kind }) => kind === 'slot')?.prize ?? 0),
)

const promotions: readonly SeedArticle[] = [
  {
    id: depositArticle,
    title: depositOfferWords.title,
    content: depositOfferWords.terms,
    link: '/deposit',
    terms: depositOfferConditions,
    picture: gamePictureAddress('gems', 5),
  },
  {
    id: registrationArticle,
    title: registrationOfferWords.title,
    content: registrationOfferWords.terms,
    contentUnclaimed: registrationOfferWords.termsUnclaimed,
    link: null,
    terms: registrationOfferConditions,
    picture: gamePictureAddress('ticket', 3),
  },
  {
    id: 'promotion-channels',
    title: {
      th: `ฝากรับเพิ่มสูงสุด ${largestPercent}%`,
      en: `Up to ${largestPercent}% more when you deposit`,
    },
    content: {
      th: 'ช่องทางฝากที่มีป้ายโบนัสให้เครดิตเพิ่มทุกครั้งที่ฝาก ดูอัตราของแต่ละช่องทางได้ที่หน้าโบนัส',
      en: 'Channels with a bonus badge credit more with every deposit. The Bonus page has the rate of each.',
    },
    link: '/bonus',
    months: [0, 1],
    terms: {
      th: 'ได้ทุกครั้งที่ฝาก ไม่ต้องกดรับ\n\nแต่ละช่องทางให้สูงสุดไม่เกินจำนวนที่เขียนบนป้าย\n\nเครดิตเข้าพร้อมยอดฝาก และแสดงในประวัติรายการ',
      en: 'With every deposit; there is nothing to claim.\n\nEach channel gives at most what its badge says.\n\nThe credit comes with the deposit and is listed in the history.',
    },
    picture: gamePictureAddress('seven', 2),
  },
  {
    id: 'promotion-invite',
    title: { th: 'ชวนเพื่อน รับค่าคอมมิชชัน', en: 'Invite friends, earn commission' },
    content: {
      th: `รับค่าคอมมิชชัน ${commissionPercent}% จากยอดเล่นของเพื่อนที่คุณชวน ถอนได้ทุกวันที่ 1-5 ของเดือน`,
      en: `Earn ${commissionPercent}% of what the friends you invite play. Withdraw it on days 1 to 5 of each month.`,
    },
    link: '/affiliate',
    terms: {
      th: 'เพื่อนต้องสมัครผ่านลิงก์หรือรหัสผู้แนะนำของคุณ\n\nคำนวณจากยอดเล่น ไม่ใช่ยอดแพ้\n\nถอนค่าคอมมิชชันได้วันละ 1 ครั้ง ทุกวันที่ 1–5 ของเดือน',
      en: 'Your friend has to register by your link or your referral code.\n\nIt is counted on what they play, not on what they lose.\n\nCommission can be withdrawn once a day, on days 1 to 5 of each month.',
    },
    picture: gamePictureAddress('lanterns', 4),
  },
]

/** VIP members get service, not credits: only `bonuses.ts` promises credits, because it also gives them. */
const vip: readonly SeedArticle[] = [
  {
    id: 'vip-benefits',
    title: { th: 'สิทธิพิเศษ', en: 'Benefits' },
    content: {
      th: 'แอดมินดูแลส่วนตัวทุกวัน 09:00 – 24:00 น.\n\nตอบแชทของคุณก่อนใคร\n\nแจ้งเกมและทัวร์นาเมนต์ใหม่ให้ทราบก่อน',
      en: 'An admin of your own, every day from 9:00 to midnight.\n\nYour chat is answered first.\n\nYou hear of new games and tournaments first.',
    },
    link: null,
  },
  {
    id: 'vip-how-to',
    title: { th: 'วิธีเป็น VIP', en: 'How to become VIP' },
    content: {
      th: 'เป็นสมาชิกครบ 90 วัน และยืนยันบัญชีธนาคารแล้ว แอดมินจะติดต่อไปเอง\n\nไม่มีค่าสมัคร และไม่ต้องฝากเพิ่ม',
      en: 'Be a member for 90 days with a confirmed bank account, and an admin will write to you.\n\nIt costs nothing, and no extra deposit is asked for.',
    },
    link: null,
  },
]

const bonuses: readonly SeedArticle[] = channelBonuses.map(
  ({ channelId, most, name, percent }): SeedArticle => ({
    id: `bonus-${channelId}`,
    title: {
      th: `ฝากผ่าน${name.th} รับเพิ่ม ${percent}%`,
      en: `${percent}% more by ${name.en}`,
    },
    content: {
      th: `รับเครดิตเพิ่ม ${percent}% ทุกครั้งที่ฝากผ่าน${name.th} สูงสุด ${bahtText(most)} บาทต่อครั้ง เครดิตเข้าพร้อมยอดฝาก`,
      en: `${percent}% more credit for each deposit by ${name.en}, up to ${bahtText(most)} baht a deposit. It comes with the deposit.`,
    },
    terms: {
      th: `ได้ทุกครั้งที่ฝาก ไม่ต้องกดรับ\n\nสูงสุด ${bahtText(most)} บาทต่อครั้ง\n\nเครดิตเข้าพร้อมยอดฝาก และแสดงในประวัติรายการ`,
      en: `With every deposit; there is nothing to claim.\n\nAt most ${bahtText(most)} baht a deposit.\n\nThe credit comes with the deposit and is listed in the history.`,
    },
    link: channelId.startsWith('usdt') ? '/deposit?tab=deposit-usdt-tab' : '/deposit',
  }),
)

const events: readonly SeedArticle[] = [
  {
    id: 'event-loy-krathong',
    title: { th: 'คืนลอยกระทง แอดมินอยู่ดึกเป็นเพื่อน', en: 'Loy Krathong: our admins stay up' },
    content: {
      th: '24 พฤศจิกายน 2569\n\nคืนลอยกระทง แอดมินตอบแชทถึง 02:00 น.',
      en: '24 November 2026\n\nOn the night of Loy Krathong our admins answer your chat until 2:00.',
    },
    link: null,
  },
  {
    id: 'event-december-league',
    title: { th: 'ลีกสล็อตเดือนธันวาคม', en: 'December slot league' },
    content: {
      th: `1 – 31 ธันวาคม 2569\n\nสะสมคะแนนจากทุกการหมุน เงินรางวัลรวม ${slotPrize} บาท`,
      en: `1 to 31 December 2026\n\nEvery spin counts. The best players share ${slotPrize} baht.`,
    },
    link: '/slot-tournament',
    months: [1, 2],
  },
]

/** The articles of the content pages. */
export const seedArticles: Readonly<Record<Kind, readonly SeedArticle[]>> = {
  promotion: promotions,
  vip,
  bonus: bonuses,
  event: events,
}
