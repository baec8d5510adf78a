import { expect, it } from 'vitest'
import english from './en.json' with { type: 'json' }
import thai from './th.json' with { type: 'json' }

it.each([
  ['in Thai', thai['withdraw.speed'], 'ปกติเงินเข้าบัญชีภายในประมาณ 9 นาที'],
  ['in English', english['withdraw.speed'], 'Usually arrives in about 3–4 minutes'],
])(
  'tells the speed of a withdrawal %s as documented [WD-26, OPEN-53]',
  (_place, told, documented) => {
    expect(told).toBe(documented)
  },
)
