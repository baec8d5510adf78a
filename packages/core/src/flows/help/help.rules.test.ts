import { describe, expect, it } from 'vitest'
import { helpTopics, questionsOf, readHelpQuestion, readHelpTopic } from './help.rules.ts'

describe('the help', () => {
  it('has questions about deposits, withdrawals, forgotten passwords and games [SHELL-53]', () => {
    expect(helpTopics.map((topic) => [topic, questionsOf(topic).length])).toEqual([
      ['deposit', 5],
      ['withdraw', 5],
      ['password', 5],
      ['game', 4],
    ])
  })

  it.each([
    ['deposit.limits', 'deposit.limits'],
    ['deposit.nothing', null],
    ['limits', null],
    ['', null],
    [undefined, null],
  ])('opens %j for an address with %j', (requested, question) => {
    expect(readHelpQuestion(requested)).toBe(question)
  })

  it('has an address for each area, and for nothing else', () => {
    expect([...helpTopics, 'deposit.limits', '', undefined].map(readHelpTopic)).toEqual([
      ...helpTopics,
      null,
      null,
      null,
    ])
  })
})
