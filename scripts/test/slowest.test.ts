import { expect, it } from 'vitest'
import { playwrightTimes, slowestTests, vitestTimes } from './slowest.ts'

it('lists the ten slowest tests, slowest first', () => {
  const assertionResults = Array.from({ length: 12 }, (_, index) => ({
    fullName: `takes ${index} seconds`,
    duration: index * 1000,
  }))
  const tests = vitestTimes({ testResults: [{ assertionResults }] })
  expect(slowestTests('unit tests', tests)).toEqual([
    '\n── The slowest of 12 unit tests ──\n',
    ...['11.0', '10.0'].map((time) => `   ${time} s  takes ${Number(time)} seconds`),
    ...['9.0', '8.0', '7.0', '6.0', '5.0', '4.0', '3.0', '2.0'].map(
      (time) => `    ${time} s  takes ${Number(time)} seconds`,
    ),
  ])
})

it('counts all attempts of a browser test, separately for each size', () => {
  const tests = playwrightTimes({
    suites: [
      {
        title: 'deposit.e2e.ts',
        specs: [],
        suites: [
          {
            title: 'a deposit',
            specs: [
              {
                title: 'is paid',
                tests: [
                  { projectName: 'desktop', results: [{ duration: 1500 }] },
                  { projectName: 'phone', results: [{ duration: 1000 }, { duration: 2000 }] },
                ],
              },
            ],
          },
        ],
      },
    ],
  })
  expect(tests).toEqual([
    { title: 'a deposit is paid (desktop)', milliseconds: 1500 },
    { title: 'a deposit is paid (phone)', milliseconds: 3000 },
  ])
})

it('lists nothing for a part without tests', () => {
  expect(slowestTests('browser tests', [])).toEqual([])
})
