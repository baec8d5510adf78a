import type { WireQuery } from '@croupier/core/contract'
import { groupThousands } from '@croupier/core/money'
import { commissionPercent } from './affiliate.ts'
import { channelBonuses } from './bonuses.ts'
import { bahtText, depositOfferWords, registrationOfferWords, type Words } from './promotions.ts'
import { seedTournaments } from './tournaments.ts'

export interface SeedArticle {
  readonly id: string
  readonly title: Words
  readonly content: Words
  /** A page of the site. */
  readonly link: string | null
  /** The text if the site does not claim the registration offer: the admin credits it. */
  readonly contentUnclaimed?: Words
}

/** The article about the registration offer, which a site without registration does not have. */
export const registrationArticle = 'promotion-registration'

type Kind = NonNullable<WireQuery<'listPromotions'>['kind']>

const largestPercent = Math.max(...channelBonuses.map(({ percent }) => percent))

const slotPrize = groupThousands(
  String(seedTournaments.find(({ kind }) => kind === 'slot')?.prize ?? 0),
)

const promotions: readonly SeedArticle[] = [
  {
    id: 'promotion-first-deposit',
    title: depositOfferWords.title,
    content: depositOfferWords.terms,
    link: '/deposit',
  },
  {
    id: registrationArticle,
    title: registrationOfferWords.title,
    content: registrationOfferWords.terms,
    contentUnclaimed: registrationOfferWords.termsUnclaimed,
    link: null,
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
  },
  {
    id: 'promotion-invite',
    title: { th: 'ชวนเพื่อน รับค่าคอมมิชชัน', en: 'Invite friends, earn commission' },
    content: {
      th: `รับค่าคอมมิชชัน ${commissionPercent}% จากยอดเล่นของเพื่อนที่คุณชวน ถอนได้ทุกวันที่ 1-5 ของเดือน`,
      en: `Earn ${commissionPercent}% of what the friends you invite play. Withdraw it on days 1 to 5 of each month.`,
    },
    link: '/affiliate',
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
  },
]

/** The articles of the content pages. */
export const seedArticles: Readonly<Record<Kind, readonly SeedArticle[]>> = {
  promotion: promotions,
  vip,
  bonus: bonuses,
  event: events,
}
