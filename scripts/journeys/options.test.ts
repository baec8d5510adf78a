import { describe, expect, it } from 'vitest'
import { commandOf, readOptions } from './options.ts'

describe('the options of a journey', () => {
  it('default to headless', () => {
    expect(readOptions(['deposit'])).toEqual({
      name: 'deposit',
      target: 'headless',
      walks: 200,
      seed: 1,
      steps: null,
      dialect: 'plain',
      size: 'desktop',
      language: 'th',
      isShown: false,
    })
  })

  it('describe a walk in a browser', () => {
    const line =
      'deposit --target browser --size phone --language en --walks 3 --seed 7 --steps open,close --dialect odd --show'
    expect(readOptions(line.split(' '))).toEqual({
      name: 'deposit',
      target: 'browser',
      walks: 3,
      seed: 7,
      steps: ['open', 'close'],
      dialect: 'odd',
      size: 'phone',
      language: 'en',
      isShown: true,
    })
  })

  it.each([
    ['headless', 200],
    ['drawn', 20],
    ['browser', 5],
  ])('default on target %s to %i random walks', (target, walks) => {
    expect(readOptions(['deposit', '--target', target]).walks).toBe(walks)
  })

  it.each([
    ['deposit --walks 3', 'npm run journeys -- deposit'],
    ['deposit --dialect odd', 'npm run journeys -- deposit --dialect odd'],
    [
      'deposit --target drawn --size phone',
      'npm run journeys -- deposit --target drawn --size phone --language th',
    ],
    [
      'deposit --target browser --language en',
      'npm run journeys -- deposit --target browser --size desktop --language en',
    ],
  ])('of "%s" appear in the command that repeats a walk', (line, command) => {
    expect(commandOf('deposit', readOptions(line.split(' ')))).toBe(command)
  })

  it.each([
    ['deposit withdraw', 'One journey at a time: withdraw is too much.'],
    ['deposit --target phone', '--target is headless, drawn or browser, not "phone".'],
    ['deposit --dialect old', '--dialect is plain or odd, not "old".'],
    ['deposit --size watch', '--size is desktop or phone, not "watch".'],
    ['deposit --walks many', '--walks is a whole number from 0 on, not "many".'],
    ['deposit --seed -1x', '--seed needs a value: type --seed=<value>.'],
    ['deposit --steps ,', '--steps names no step.'],
    ['deposit --fast', 'There is no option --fast: `npm run journeys -- --help` lists them.'],
  ])('refuse "%s" with a clear message', (line, problem) => {
    expect(() => readOptions(line.split(' '))).toThrow(problem)
  })
})
