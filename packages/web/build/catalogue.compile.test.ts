import { describe, expect, it } from 'vitest'
import en from '../src/i18n/en.json' with { type: 'json' }
import th from '../src/i18n/th.json' with { type: 'json' }
import { catalogueProblems, compileArea } from './catalogue.compile.ts'

describe('the message catalogues', () => {
  it('agree in messages, order and values, and place each message in one area [ERR-56]', () => {
    expect(catalogueProblems({ th, en })).toEqual([])
  })
})

describe('catalogueProblems', () => {
  it('names a message that one language lacks', () => {
    const problems = catalogueProblems({
      th: { 'login.submit': 'เข้าสู่ระบบ' },
      en: { 'action.ok': 'OK' },
    })
    expect(problems).toEqual([
      'The message "action.ok" has no Thai words: add it to packages/web/src/i18n/th.json.',
      'The message "login.submit" has no English words: add it to packages/web/src/i18n/en.json.',
    ])
  })

  it('names the first message that is out of order', () => {
    const problems = catalogueProblems({
      th: { 'action.ok': 'ตกลง', 'action.back': 'ย้อนกลับ' },
      en: { 'action.back': 'Back', 'action.ok': 'OK' },
    })
    expect(problems).toEqual(['action.back is in another place in th.json than in en.json'])
  })

  it('compares values and tags, also inside plurals', () => {
    const problems = catalogueProblems({
      th: {
        'deposit.a': 'เหลือ {minutes, number} นาที',
        'deposit.b': 'จ่าย {amount, number} บาท',
      },
      en: {
        'deposit.a': '{minutes, plural, one {# minute} other {# minutes}} left',
        'deposit.b': 'Pay <b>{amount, number, ::.00} baht</b>, {name}',
      },
    })
    expect(problems).toEqual([
      'deposit.b takes (<b>, amount, name) in en.json and (amount) in th.json',
    ])
  })

  it('names a message without an area, and an id that is the prefix of another', () => {
    const messages = { 'site.ok': 'x', 'site.ok.twice': 'x', 'poker.title': 'x' }
    expect(catalogueProblems({ th: messages, en: messages })).toEqual([
      'site.ok is also the prefix of another id',
      'poker.title belongs to 0 areas instead of one',
    ])
  })

  it('names a message that is not valid ICU', () => {
    const messages = { 'action.ok': 'Pay {amount' }
    expect(() => catalogueProblems({ th: messages, en: messages })).toThrow(
      'message action.ok is not ICU MessageFormat: Pay {amount',
    )
  })
})

describe('compileArea', () => {
  it('has only the messages of that area, with numbers ready to format', () => {
    const source = { 'action.ok': 'OK', 'deposit.sum': '{amount, number, ::.00} baht' }
    expect(compileArea(source, 'deposit')).toEqual({
      'deposit.sum': [
        {
          type: 2,
          value: 'amount',
          style: {
            type: 0,
            tokens: [{ stem: '.00', options: [] }],
            parsedOptions: { minimumFractionDigits: 2, maximumFractionDigits: 2 },
          },
        },
        { type: 0, value: ' baht' },
      ],
    })
  })
})
