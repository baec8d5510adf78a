import { wrongUsage } from './cli.error.ts'
import { formatBaht } from './cli.format.ts'
import * as options from './cli.options.ts'
import type { Verb } from './cli.verb.ts'
import { didYouMean } from './nearest.ts'

const depositUsdt: Verb = {
  name: 'deposit-usdt',
  takes: ['<amount>'],
  does: 'lets USDT arrive that a member has sent; the balance rises at once, at the rate of the network',
  options: [options.member, options.network],
  examples: ['100', '12.5 --member oneusdt --network TRC20'],
  run: async ({ control, option, words, show }) => {
    const amount = readAmount(words[0])
    const username = option(options.member) ?? 'demo'
    const network = option(options.network) ?? 'TRC20'
    const names = (await control.members()).map((one) => one.username)
    if (!names.includes(username)) {
      throw wrongUsage(
        `there is no member "${username}"`,
        didYouMean(username, names) || '"npm run mock -- members" lists them',
      )
    }
    const deposit = await control.depositUsdt({ username, network, amount })
    const bonus = deposit.bonus > 0 ? `, and ${formatBaht(deposit.bonus)} baht bonus` : ''
    show(
      deposit,
      `${amount} USDT on ${network} arrived for ${username}: ${formatBaht(deposit.credited)} baht at ${deposit.rate}${bonus}.`,
    )
  },
}

function readAmount(typed = ''): number {
  const amount = /^\d{1,7}(\.\d{1,6})?$/.test(typed) ? Number(typed) : 0
  if (amount > 0) return amount
  throw wrongUsage(
    `"${typed}" is not an amount of USDT`,
    'give a number above 0 with at most six decimals, such as 100 or 12.5',
  )
}

export const usdtVerbs: readonly Verb[] = [depositUsdt]
