import { describe, expect, it } from 'vitest'
import { readOptions } from './options.ts'

describe('the options of a journey', () => {
  it('walk headless unless told otherwise', () => {
    expect(readOptions(['deposit'])).toEqual({
      name: 'deposit',
      target: 'headless',
      walks: 200,
      seed: 1,
      steps: null,
      size: 'desktop',
      language: 'th',
      isShown: false,
    })
  })

  it('say everything about a walk in a browser', () => {
    const line =
      'deposit --target browser --size phone --language en --walks 3 --seed 7 --steps open,close --show'
    expect(readOptions(line.split(' '))).toEqual({
      name: 'deposit',
      target: 'browser',
      walks: 3,
      seed: 7,
      steps: ['open', 'close'],
      size: 'phone',
      language: 'en',
      isShown: true,
    })
  })

  it.each([
    ['deposit withdraw', 'One journey at a time: withdraw is too much.'],
    ['deposit --target phone', '--target is headless or browser, not "phone".'],
    ['deposit --walks many', '--walks is a whole number from 0 on, not "many".'],
    ['deposit --seed -1x', '--seed needs a value: type --seed=<value>.'],
    ['deposit --steps ,', '--steps names no step.'],
    ['deposit --fast', 'There is no option --fast: `npm run journeys -- --help` lists them.'],
  ])('refuse "%s" with a clear word', (line, problem) => {
    expect(() => readOptions(line.split(' '))).toThrow(problem)
  })
})
