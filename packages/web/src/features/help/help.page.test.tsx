import { expect, it } from 'vitest'
import { openSite } from '../../../test/open-site.tsx'
import type { Locale } from '../../i18n/locale.ts'
import { HelpPage } from './help.page.tsx'

/** The question that the address opens, and the paragraphs of its answer. */
async function opened(locale: Locale, asked: string) {
  const address = `${locale === 'th' ? '' : '/en'}/help?question=${asked}`
  await openSite(<HelpPage />, { address, locale, areas: ['help', 'member'] })
  return [...document.querySelectorAll('details[open] > *')].map(({ textContent }) => textContent)
}

it.each([
  [
    'en',
    'deposit.limits',
    'DEP-27, DEP-58',
    [
      'What are the minimum and maximum deposits?',
      'In general from 250 to 45,000 baht. Each channel has its own limits, and those are the ones that count. You see them when you choose a channel.',
      'Some channels accept deposits from 1 baht.',
    ],
  ],
  [
    'th',
    'deposit.limits',
    'DEP-27, DEP-58',
    [
      'ฝากขั้นต่ำและสูงสุดเท่าไร',
      'โดยทั่วไปฝากได้ตั้งแต่ 250 ถึง 45,000 บาท แต่ละช่องทางมีขั้นต่ำและสูงสุดต่างกัน ให้ยึดตามที่แสดงตอนเลือกช่องทาง',
      'บางช่องทางฝากได้ตั้งแต่ 1 บาท',
    ],
  ],
  [
    'en',
    'deposit.time',
    'DEP-28',
    [
      'When will my deposit arrive?',
      'Automatically, within 5 minutes. If it has not arrived after that, do not pay again. Contact admin with your payment slip.',
    ],
  ],
  [
    'th',
    'deposit.time',
    'DEP-28',
    [
      'ฝากแล้วเงินเข้าเมื่อไร',
      'เงินเข้าอัตโนมัติภายใน 5 นาที ถ้าเลยเวลานี้แล้วยังไม่เข้า ไม่ต้องจ่ายซ้ำ ส่งสลิปให้แอดมินตรวจสอบ',
    ],
  ],
  [
    'en',
    'withdraw.min',
    'WD-25',
    [
      'What is the minimum withdrawal?',
      '300 baht. If your account has a different minimum, the withdraw page shows it.',
    ],
  ],
  [
    'th',
    'withdraw.min',
    'WD-25',
    ['ถอนขั้นต่ำเท่าไร', '300 บาท ถ้าบัญชีของคุณมีขั้นต่ำต่างไป จะแสดงในหน้าถอนเงิน'],
  ],
  [
    'en',
    'withdraw.time',
    'WD-26, OPEN-53',
    [
      'When will I get the money?',
      'Usually in 1–3 minutes. While History says In progress, your withdrawal is being handled. If it takes much longer, contact admin.',
    ],
  ],
  [
    'th',
    'withdraw.time',
    'WD-26, OPEN-53',
    [
      'ถอนแล้วได้เงินเมื่อไร',
      'ปกติภายใน 1–3 นาที ถ้าประวัติรายการขึ้นว่า “กำลังดำเนินการ” แปลว่ายังทำรายการอยู่ ถ้านานกว่านี้มาก ติดต่อแอดมินได้',
    ],
  ],
] as const)('tells in %s the figures of %s [%s]', async (locale, asked, _ids, told) => {
  expect(await opened(locale, asked)).toEqual(told)
})

it.each([
  [
    'en',
    'withdraw.wait',
    [
      'Why do I have to wait before withdrawing again?',
      'After each withdrawal there is a wait, normally 10 minutes. The withdraw page shows the time left and opens by itself.',
    ],
  ],
  [
    'th',
    'withdraw.wait',
    [
      'ทำไมต้องรอก่อนถอนครั้งต่อไป',
      'หลังถอนแต่ละครั้งต้องรอ โดยปกติ 10 นาที หน้าถอนเงินจะแสดงเวลาที่เหลือ และเปิดให้ถอนอีกครั้งโดยอัตโนมัติเมื่อครบเวลา',
    ],
  ],
  [
    'en',
    'password.noOtp',
    [
      'The OTP has not arrived',
      'Check the number and your signal. You can request a new OTP after 1 minute. Use the code from the latest SMS only.',
    ],
  ],
  [
    'th',
    'password.noOtp',
    ['ไม่ได้รับรหัส OTP', 'ตรวจสอบเบอร์และสัญญาณมือถือ ขอรหัสใหม่ได้หลังผ่านไป 1 นาที ใช้รหัสจาก SMS ล่าสุดเท่านั้น'],
  ],
] as const)('tells in %s how long the member waits by %s', async (locale, asked, told) => {
  expect(await opened(locale, asked)).toEqual(told)
})
