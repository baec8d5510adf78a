import type { WireQuery } from '@croupier/core/contract'
import type { Words } from './promotions.ts'

export interface SeedArticle {
  readonly id: string
  readonly title: Words
  readonly content: Words
  /** A page of the site. */
  readonly link: string | null
}

type Kind = NonNullable<WireQuery<'listPromotions'>['kind']>

const promotions: readonly SeedArticle[] = [
  {
    id: 'promotion-first-deposit',
    title: { th: 'ฝากครั้งแรก รับเพิ่ม 100%', en: '100% on your first deposit' },
    content: {
      th: 'ฝากครั้งแรกตั้งแต่ 300 บาท รับเครดิตเพิ่มเท่าตัว สูงสุด 1,000 บาท\n\nทำยอดเทิร์น 5 เท่าก่อนถอน',
      en: 'Deposit at least 300 baht for the first time and we double it, up to 1,000 baht.\n\nTurn it over five times before you withdraw.',
    },
    link: '/deposit',
  },
  {
    id: 'promotion-monday-cashback',
    title: { th: 'คืนยอดเสีย 5% ทุกวันจันทร์', en: '5% back every Monday' },
    content: {
      th: 'รับเครดิตคืน 5% ของยอดเสียสัปดาห์ก่อน เครดิตเข้าทุกวันจันทร์ เวลา 11:00 น.',
      en: 'We give back 5% of what you lost last week, credited on Mondays at 11:00.',
    },
    link: null,
  },
  {
    id: 'promotion-free-spins',
    title: { th: 'ฟรีสปิน 20 ครั้ง ทุกวันศุกร์', en: '20 free spins every Friday' },
    content: {
      th: 'ฝากวันศุกร์ตั้งแต่ 500 บาท รับฟรีสปิน 20 ครั้งในเกมสล็อตที่ร่วมรายการ',
      en: 'Deposit 500 baht on a Friday and play 20 free spins in the slots that take part.',
    },
    link: '/list/freespin',
  },
  {
    id: 'promotion-invite',
    title: { th: 'ชวนเพื่อน รับค่าคอมมิชชัน', en: 'Invite friends, earn commission' },
    content: {
      th: 'รับค่าคอมมิชชัน 0.5% จากยอดเล่นของเพื่อนที่คุณชวน ถอนได้ทุกวันที่ 1-5 ของเดือน',
      en: 'Earn 0.5% of what the friends you invite play. Withdraw it on days 1 to 5 of each month.',
    },
    link: '/affiliate',
  },
]

const vip: readonly SeedArticle[] = [
  {
    id: 'vip-benefits',
    title: { th: 'สิทธิพิเศษ', en: 'Benefits' },
    content: {
      th: 'แอดมินดูแลส่วนตัวทุกวัน 09:00 – 24:00 น.\n\nวงเงินถอนต่อวันสูงขึ้น 3 เท่า\n\nเครดิตวันเกิด 500 บาท ไม่ต้องทำยอดเทิร์น',
      en: 'An admin of your own, every day from 9:00 to midnight.\n\nThree times the daily withdrawal limit.\n\n500 baht credit on your birthday, without turnover.',
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

const bonuses: readonly SeedArticle[] = [
  {
    id: 'bonus-promptpay',
    title: { th: 'ฝากผ่านพร้อมเพย์ รับเพิ่ม 2%', en: '2% more by PromptPay' },
    content: {
      th: 'รับเครดิตเพิ่ม 2% ทุกครั้งที่ฝากผ่าน QR พร้อมเพย์ สูงสุด 200 บาทต่อวัน\n\nทำยอดเทิร์น 1 เท่าก่อนถอน',
      en: '2% more credit for each deposit by PromptPay QR, up to 200 baht a day.\n\nTurn it over once before you withdraw.',
    },
    link: '/deposit',
  },
  {
    id: 'bonus-usdt',
    title: { th: 'ฝาก USDT รับเพิ่ม 3%', en: '3% more in USDT' },
    content: {
      th: 'รับเครดิตเพิ่ม 3% เมื่อฝากเป็น USDT ผ่านเครือข่าย TRC20 ไม่จำกัดจำนวนครั้ง\n\nทำยอดเทิร์น 1 เท่าก่อนถอน',
      en: '3% more credit when you deposit USDT by TRC20, as often as you like.\n\nTurn it over once before you withdraw.',
    },
    link: '/deposit?tab=deposit-usdt-tab',
  },
]

const events: readonly SeedArticle[] = [
  {
    id: 'event-loy-krathong',
    title: { th: 'ลอยกระทงลุ้นทอง', en: 'Loy Krathong gold draw' },
    content: {
      th: '20 – 30 พฤศจิกายน 2569\n\nฝากสะสมครบ 1,000 บาท รับสิทธิ์ลุ้นสร้อยทองหนึ่งสลึง 1 สิทธิ์ สูงสุด 10 สิทธิ์\n\nประกาศผล 1 ธันวาคม เวลา 20:00 น.',
      en: '20 to 30 November 2026\n\nEach 1,000 baht you deposit is one ticket for a gold necklace, ten tickets at most.\n\nDrawn on 1 December at 20:00.',
    },
    link: null,
  },
  {
    id: 'event-december-league',
    title: { th: 'ลีกสล็อตเดือนธันวาคม', en: 'December slot league' },
    content: {
      th: '1 – 31 ธันวาคม 2569\n\nสะสมคะแนนจากทุกการหมุน ผู้เล่น 100 อันดับแรกแบ่งรางวัลรวม 100,000 บาท',
      en: '1 to 31 December 2026\n\nEvery spin counts. The first 100 players share 100,000 baht.',
    },
    link: '/slot-tournament',
  },
]

/** What the content pages show. */
export const seedArticles: Readonly<Record<Kind, readonly SeedArticle[]>> = {
  promotion: promotions,
  vip,
  bonus: bonuses,
  event: events,
}
