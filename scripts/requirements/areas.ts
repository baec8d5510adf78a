import { accounts } from './areas/accounts.ts'
import { affiliate } from './areas/affiliate.ts'
import { balance } from './areas/balance.ts'
import { calls } from './areas/calls.ts'
import { deposit } from './areas/deposit.ts'
import { errors } from './areas/errors.ts'
import { games } from './areas/games.ts'
import { history } from './areas/history.ts'
import { maintenance } from './areas/maintenance.ts'
import { notices } from './areas/notices.ts'
import { promotions } from './areas/promotions.ts'
import { readings } from './areas/readings.ts'
import { routes } from './areas/routes.ts'
import { session } from './areas/session.ts'
import { shell } from './areas/shell.ts'
import { site } from './areas/site.ts'
import { usdt } from './areas/usdt.ts'
import { withdraw } from './areas/withdraw.ts'
import type { Area } from './requirement.ts'

/** Every requirement of the site, by area. */
export const areas: readonly Area[] = [
  session,
  accounts,
  routes,
  shell,
  games,
  deposit,
  usdt,
  withdraw,
  balance,
  history,
  promotions,
  notices,
  maintenance,
  affiliate,
  site,
  calls,
  errors,
  readings,
]
