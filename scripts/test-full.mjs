#!/usr/bin/env node
// `npm test`, then what takes too long for every commit: `npm run test:full`.
import { refuseArguments } from './arguments.mjs'
import { runSteps, script, succeeds } from './steps.mjs'

refuseArguments('npm run test:full', 'it runs everything')

const sizes = /** @type {const} */ (['desktop', 'phone'])
const languages = /** @type {const} */ (['th', 'en'])

const journeys = /** @type {const} */ ([
  'deposit',
  'transfer',
  'usdt',
  'withdraw',
  'session',
  'registration',
  'recovery',
  'affiliate-withdraw',
  'history',
  'password-change',
  'launch',
  'chat-account',
  'maintenance',
  'games',
  'favourites',
  'promotions',
  'deposit-offer',
  'notices',
])

/**
 * Every journey on one kind of screens, on both sizes in both languages.
 * @param {'drawn' | 'browser'} target
 * @param {string} walks
 */
const journeysOn = (target, walks) =>
  journeys.flatMap((name) =>
    sizes.flatMap((size) =>
      languages.map((language) => ({
        name: `The ${name} ${onTarget[target]} ${size} in ${language}`,
        work: journey(
          name,
          ...['--target', target, '--size', size, '--language', language, '--walks', walks],
        ),
      })),
    ),
  )

const onTarget = { drawn: 'drawn as on a', browser: 'in a browser on a' }

const { isFine, summary } = await runSteps([
  { name: 'npm test', work: script('test.mjs') },
  { name: 'Chart coverage in the browser', work: script('coverage/main.ts', '--browser') },
  { name: 'The deposit headless', work: journey('deposit', '--walks', '3000') },
  { name: 'The transfer headless', work: journey('transfer', '--walks', '1000') },
  { name: 'The usdt headless', work: journey('usdt', '--walks', '300') },
  { name: 'The withdrawal headless', work: journey('withdraw', '--walks', '1000') },
  { name: 'The session headless', work: journey('session', '--walks', '300') },
  { name: 'The registration headless', work: journey('registration', '--walks', '300') },
  { name: 'The recovery headless', work: journey('recovery', '--walks', '300') },
  {
    name: 'The withdrawal of commission headless',
    work: journey('affiliate-withdraw', '--walks', '300'),
  },
  { name: 'The history headless', work: journey('history', '--walks', '300') },
  { name: 'The password change headless', work: journey('password-change', '--walks', '300') },
  { name: 'The launch of a game headless', work: journey('launch', '--walks', '300') },
  { name: 'The chat account headless', work: journey('chat-account', '--walks', '300') },
  { name: 'The maintenance headless', work: journey('maintenance', '--walks', '300') },
  { name: 'The games headless', work: journey('games', '--walks', '50') },
  { name: 'The favourites headless', work: journey('favourites', '--walks', '50') },
  { name: 'The promotions headless', work: journey('promotions', '--walks', '300') },
  { name: 'The deposit offer headless', work: journey('deposit-offer', '--walks', '100') },
  { name: 'The notices headless', work: journey('notices', '--walks', '300') },
  { name: 'Storms', work: script('storms/main.ts', '--walks', '5000', '--seed', '7') },
  {
    name: 'Storms over withdrawals',
    work: script('storms/main.ts', '--over', 'withdraw', '--walks', '2000', '--seed', '7'),
  },
  { name: 'Ways back', work: script('routes/returns.ts', '--runs', '1000000', '--seed', '7') },
  { name: 'Session races', work: script('races/main.ts', '--runs', '5000', '--seed', '7') },
  { name: 'Rounds on one page', work: script('rounds/main.ts') },
  {
    name: 'Arbitrary requests',
    work: script('fuzz/main.ts', '--requests', '20000', '--seed', '7'),
  },
  {
    name: 'The browser tests on both sizes in both languages, every page at every width in every brand',
    work: () =>
      succeeds(process.execPath, ['--import', 'tsx', 'scripts/e2e.mjs'], {
        CROUPIER_MATRIX: 'all',
      }),
  },
  ...journeysOn('drawn', '30'),
  ...journeysOn('browser', '10'),
  { name: 'The site served by nginx', work: script('operating/main.ts') },
  { name: 'Planted faults', work: script('faults/main.ts') },
])
console.log(['', '── Summary of the full run ──', '', ...summary].join('\n'))
process.exitCode = isFine ? 0 : 1

/**
 * @param {typeof journeys[number]} name
 * @param {readonly string[]} options
 */
function journey(name, ...options) {
  return script('journeys/main.ts', name, ...options)
}
