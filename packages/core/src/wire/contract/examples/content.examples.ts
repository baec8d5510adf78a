import type { WireExamples } from './wire.example.ts'

type ContentCall =
  | 'checkUpgrade'
  | 'updateUpgrade'
  | 'getUpgrade'
  | 'getPromotion'
  | 'listPromotions'
  | 'checkDepositPromotion'
  | 'getChatContact'

export const contentExamples: WireExamples<ContentCall> = {
  checkUpgrade: { answer: { code: 0, result: { is_upgrade: 1 } } },
  updateUpgrade: { answer: { code: 0 } },
  getUpgrade: { answer: { code: 0, result: { is_upgrade: false } } },
  getPromotion: {
    answer: {
      code: 0,
      result: {
        list: [
          { regisPromotionType: 'regis', deposit: null, credit: 100, time: 10, start: null },
          {
            regisPromotionType: 'deposit',
            deposit: '300',
            credit: '300',
            time: '15',
            start: null,
            promotionId: 'promotion-first-deposit',
          },
        ],
      },
    },
  },
  listPromotions: {
    query: { groupID: 'croupier-demo', lang: 'th', kind: 'vip' },
    answer: {
      code: 0,
      result: {
        list: [
          {
            _id: 'promotion-1',
            title: 'ฝากครั้งแรก รับเพิ่ม 300 บาท',
            content: 'ฝากครั้งแรกขั้นต่ำ 300 บาท',
            img: 'https://content.test/first-deposit.webp',
            link: '/deposit',
            terms: 'สำหรับสมาชิกใหม่ คนละหนึ่งครั้ง\n\nฝากครั้งเดียวตั้งแต่ 300 บาทขึ้นไป',
            startsAt: '2026-11-01T00:00:00+07:00',
            endsAt: '2026-12-01T00:00:00+07:00',
            state: 'running',
          },
          { _id: 'promotion-2', title: 'คืนยอดเสีย 5%', content: 'ทุกวันจันทร์' },
        ],
      },
    },
  },
  checkDepositPromotion: { answer: { code: 0 } },
  getChatContact: {
    answer: { code: 0, result: { contact_id: '@croupier', link: 'https://chat.test/croupier' } },
  },
}
