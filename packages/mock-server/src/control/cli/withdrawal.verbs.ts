import { failure, wrongUsage } from './cli.error.ts'
import { formatBaht, formatInstant } from './cli.format.ts'
import { table } from './cli.table.ts'
import type { Verb } from './cli.verb.ts'
import { didYouMean } from './nearest.ts'

const withdrawals: Verb = {
  name: 'withdrawals',
  takes: [],
  does: 'lists the withdrawals that are not paid out yet, the newest first',
  options: [],
  examples: [''],
  run: async ({ control, world, show }) => {
    const list = await control.withdrawals()
    const columns = [
      { title: 'id' },
      { title: 'member' },
      { title: 'amount', isNumber: true },
      { title: 'paid out at' },
    ]
    const rows = list.map((one) => [
      one.id,
      one.username,
      formatBaht(one.amount),
      formatInstant(one.paidOutAt),
    ])
    show(
      list,
      list.length > 0 ? table(columns, rows) : `No withdrawal is on its way in "${world}".`,
    )
  },
}

const cancelWithdrawal: Verb = {
  name: 'cancel-withdrawal',
  takes: ['[id]'],
  does: 'gives a member the money of a withdrawal back; of the newest one without an id',
  options: [],
  examples: ['', 'T-10025'],
  run: async ({ control, world, words, show }) => {
    const [typed] = words
    const list = await control.withdrawals()
    const ids = list.map(({ id }) => id)
    if (typed !== undefined && !ids.includes(typed)) {
      throw wrongUsage(
        `no withdrawal "${typed}" is on its way in the world "${world}"`,
        didYouMean(typed, ids) || `"npm run mock -- withdrawals --world ${world}" lists them`,
      )
    }
    const chosen = list.find(({ id }) => typed === undefined || id === typed)
    if (!chosen) {
      throw failure(
        `no withdrawal is on its way in the world "${world}"`,
        'members withdraw on the site',
      )
    }
    await control.cancelWithdrawal(chosen.id)
    const { id, username, amount } = chosen
    show(chosen, `${id} is cancelled: ${formatBaht(amount)} baht went back to ${username}.`)
  },
}

export const withdrawalVerbs: readonly Verb[] = [withdrawals, cancelWithdrawal]
