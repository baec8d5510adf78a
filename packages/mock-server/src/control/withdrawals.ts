import { satangToBaht } from '@croupier/core/money'
import { ProblemError } from '../base/problem.ts'
import type { Transaction } from '../world/ledger.ts'
import type { World } from '../world/world.ts'

/** A pending withdrawal, as the control room publishes it: the amount in baht. */
export function viewWithdrawal({ id, username, amount, at, settledAt }: Transaction) {
  return { id, username, amount: satangToBaht(amount), createdAt: at, paidOutAt: settledAt }
}

/**
 * Cancels a withdrawal and returns the money to the member.
 * @throws ProblemError 404 for an unknown withdrawal, 409 for one that is over
 */
export function cancelWithdrawal(world: World, id: string): void {
  switch (world.withdrawals.cancel(id)) {
    case 'cancelled':
      world.changes.tell({ type: 'changed', part: 'members' })
      break
    case 'over':
      throw new ProblemError(409, {
        error: `the withdrawal ${id} was paid out or cancelled already`,
        hint: 'GET /__mock/withdrawals lists those that are on their way',
      })
    case 'unknown':
      throw new ProblemError(404, {
        error: `there is no withdrawal "${id}" in the world "${world.name}"`,
        hint: 'GET /__mock/withdrawals lists those that are on their way',
      })
  }
}
