import type { EndpointName } from '../endpoints.ts'
import { accountExamples } from './account.examples.ts'
import { affiliateExamples } from './affiliate.examples.ts'
import { contentExamples } from './content.examples.ts'
import { gameExamples } from './game.examples.ts'
import { operationExamples } from './operation.examples.ts'
import type { WireExamples } from './wire.example.ts'

/** A PromptPay code for 500.37 baht. */
export const promptPayCode =
  '00020101021229370016A000000677010111011300668122233335802TH53037645406500.37630466D2'

/** One accepted exchange of each call, as it is on the wire. */
export const wireExamples: WireExamples<EndpointName> = {
  ...accountExamples,
  ...contentExamples,
  ...affiliateExamples,
  ...gameExamples,
  ...operationExamples,
  getCredit: { answer: { code: 0, result: { balance: '1,250.50' } } },
  getProfile: {
    answer: {
      code: 0,
      result: {
        user: {
          bank_account: '1234567890',
          bank_id: 'kbank',
          firstname: 'สมชาย',
          lastname: 'ใจดี',
          group_bank: 'a',
        },
        bank: [
          {
            id: 'b-1',
            bank_id: 'scb',
            img: 'https://content.test/scb.png',
            provider: 'SCB',
            acc_name: 'บริษัท ตัวอย่าง',
            acc_no: '9876543210',
            min_deposit: 250,
            max_deposit: '45,000',
            bonus: null,
          },
        ],
        payment: [
          {
            id: 'p-1',
            img: null,
            provider: 'PromptPay',
            min_deposit: 50,
            max_deposit: '45,000.00',
            bonus: { is_bonus: true, topshow: 'โบนัส 5%', message: 'Bonus 5%' },
          },
        ],
        truewallet: [],
        usdt: null,
        min_withdraw: '300',
      },
    },
  },
  createQr: {
    query: {
      action: 'get_qr',
      id: 'p-1',
      amount: '500',
      overlay: 'false',
      type: 'payment',
      dark: '#111111',
      light: '#ffffff',
    },
    answer: {
      code: 0,
      result: {
        id: 'pay-1',
        qrCode: promptPayCode,
        payAmount: '500.37',
        expiredDate: '2026-11-20T14:15:00+07:00',
        merchantRef: 'REF-1',
      },
      token: 'payment-token-1',
      x_debug_key: 'debug-key-1',
    },
  },
  pollQr: {
    query: {
      action: 'is_deposit',
      id: 'pay-1',
      token: 'payment-token-1',
      x_debug_key: 'debug-key-1',
    },
    answer: { code: 0, success: false, result: { alert: null }, message: null },
  },
  listTrueWallets: {
    answer: {
      code: 0,
      result: {
        truewallet: [
          {
            id: 't-1',
            img: 'https://content.test/truemoney.png',
            acc_name: 'บริษัท ตัวอย่าง',
            provider: 'TrueMoney',
            min_deposit: 50,
            max_deposit: '30,000',
          },
        ],
      },
    },
  },
  sendTransfer: { body: { id: 'b-1', amount: 500 }, answer: { code: 0 } },
  withdraw: {
    body: { balance: 1234.56 },
    answer: { code: 0, result: { date: '2026-11-20T14:10:00+07:00' } },
  },
  getMinWithdraw: { answer: { code: 0, min: '300' } },
  getHistory: {
    answer: {
      code: 0,
      result: {
        list: [
          {
            id: 'T-2',
            time: 1_795_158_000,
            type: 'withdraw',
            amount: '1,234.56',
            currency: 'THB',
            status: 0,
            note: 'advance top-up',
            channel: 'bank',
            merchantRef: 'W-2',
            balanceAfter: '11,265.44',
          },
          {
            id: '1',
            time: 1_795_150_000,
            type: 'deposit',
            amount: 500,
            status: 1,
            channel: 'truewallet',
            merchantRef: 'REF-1',
            bonus: 15,
            balanceAfter: 12500,
          },
        ],
      },
    },
  },
  checkMaintenance: { answer: { code: 0 } },
}
