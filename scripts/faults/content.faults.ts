import type { Fault } from './fault.ts'

/** Faults in what stands in place of a page, and in what is said of a failure. */
export const contentFaults: readonly Fault[] = [
  {
    id: 'balance-covers-the-page',
    area: 'content',
    file: 'packages/core/src/balance/balance.actors.ts',
    inside: 'provideBalance',
    code: "purpose: 'background'",
    replacement: "purpose: 'foreground'",
    harm: 'One balance that cannot be had takes any page away.',
  },
  {
    id: 'hours-over-a-lost-network',
    area: 'content',
    file: 'packages/web/src/shell/maintenance-lines.tsx',
    inside: 'MaintenanceLines',
    code: "isNetwork ? t('maintenance.networkCause') : t('maintenance.line2', maintenanceHours)",
    replacement: "t('maintenance.line2', maintenanceHours)",
    harm: 'Somebody whose network is down waits for the end of a maintenance that there is not.',
  },
  {
    id: 'visitor-told-of-a-balance',
    area: 'content',
    file: 'packages/web/src/shell/money-advice.tsx',
    inside: 'MoneyAdvice',
    code: 'return isMember ? ',
    replacement: 'return isMember !== null ? ',
    harm: 'A visitor is asked to look at a balance that they do not have.',
  },
  {
    id: 'member-not-told-of-their-money',
    area: 'content',
    file: 'packages/web/src/shell/money-advice.tsx',
    inside: 'MoneyAdvice',
    code: 'return isMember ? ',
    replacement: 'return isMember === null ? ',
    harm: 'A member whose money is on its way sends it once more when the page fails.',
  },
  {
    id: 'failing-server-called-a-lost-network',
    area: 'shell',
    file: 'packages/web/src/platform/site-document.browser.ts',
    inside: 'loadSiteDocument',
    code: 'reason instanceof SyntaxError || reason instanceof NotServed',
    replacement: 'reason instanceof SyntaxError',
    harm: 'A visitor looks for a fault in a connection that works.',
  },
]
