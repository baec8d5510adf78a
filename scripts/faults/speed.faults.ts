import type { Fault } from './fault.ts'

/** Faults in what is reported about the speed of pages. */
export const speedFaults: readonly Fault[] = [
  {
    id: 'old-consent-covers-speed',
    area: 'content',
    file: 'packages/core/src/flows/analytics/analytics.rules.ts',
    inside: 'readConsent',
    code: 'kept === keptConsent(answer, scope)',
    replacement: 'kept?.startsWith(answer)',
    harm: 'A member who agreed to be counted is measured without being asked.',
  },
  {
    id: 'speed-with-cookies',
    area: 'content',
    file: 'packages/web/src/platform/vitals.browser.ts',
    inside: 'createBrowserVitals',
    code: "credentials: 'omit'",
    replacement: "credentials: 'include'",
    harm: 'The collector of figures receives the name of the member with each report.',
  },
  {
    id: 'speed-after-a-refusal',
    area: 'content',
    file: 'packages/core/src/flows/analytics/analytics.machine.ts',
    inside: 'analyticsMachine',
    code: "exit: ['stopProgram', 'stopMeasuring']",
    replacement: "exit: 'stopProgram'",
    harm: 'A visit is reported although its member has withdrawn the consent.',
  },
]
