import { expect, it } from 'vitest'
import english from './en.json' with { type: 'json' }
import thai from './th.json' with { type: 'json' }

it('tells the speed of a withdrawal as documented, in each place its own figure [WD-26, OPEN-53]', () => {
  expect([english['withdraw.speed'], thai['withdraw.speed']]).toEqual([
    'Usually arrives in about 3–4 minutes',
    'ปกติเงินเข้าบัญชีภายในประมาณ 9 นาที',
  ])
})
