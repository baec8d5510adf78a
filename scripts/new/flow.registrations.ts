import type { NewFlow, Spellings } from './flow.ts'

/** A file that lists all flows, pages or words, and the entries that a new flow needs there. */
export interface Registration {
  readonly file: string
  readonly entries: readonly {
    /** The text before which the lines are inserted. The file has it exactly once. */
    readonly anchor: string
    readonly lines: string
  }[]
}

/** Where a new flow is registered: the flow in one file, its page and words in the tables of pages and words. */
export function registrationsOf(
  { titles }: NewFlow,
  { camel, kebab, pascal }: Spellings,
): readonly Registration[] {
  return [
    {
      file: 'packages/core/src/app/flows/flows.ts',
      entries: [
        {
          anchor: 'import type { CreateFlow, FlowDeclaration } from',
          lines: `import { ${camel}Flow } from '../../flows/${kebab}/${kebab}.flow.ts'\n`,
        },
        { anchor: '] as const\n', lines: `  ${camel}Flow,\n` },
      ],
    },
    page(
      'packages/core/src/kernel/routing/routes.ts',
      "  maintenance: { path: '/maintenance' },",
      `  '${kebab}': { path: '/${kebab}', guard: 'membersElseLogin' },\n`,
    ),
    page(
      'packages/core/src/kernel/routing/routes.test.ts',
      '    ],\n    both: [',
      `      '${kebab}',\n`,
    ),
    {
      file: 'packages/core/testing/routing/ledger.ts',
      entries: [
        {
          anchor: "  maintenance,\n  place('unknown', '/nowhere'),",
          lines: `  place('${kebab}', '/${kebab}'),\n`,
        },
        { anchor: "  'favourite',\n  'affiliate-history',", lines: `  '${kebab}',\n` },
      ],
    },
    page(
      'packages/web/src/screen.sources.ts',
      '  maintenance: {\n',
      `  '${kebab}': {
    areas: ['${camel}', 'member'],
    load: () => import('./features/${kebab}/${kebab}.page.tsx').then(named('${pascal}Page')),
  },\n`,
    ),
    page(
      'packages/web/src/shell/use-page-title.ts',
      "  maintenance: 'route.maintenance',",
      `  '${kebab}': 'route.${camel}',\n`,
    ),
    page(
      'packages/web/src/i18n/page.descriptions.ts',
      '} as const satisfies Record<RouteName, MessageId>',
      `  '${kebab}': 'about.account',\n`,
    ),
    page(
      'packages/web/src/i18n/catalogue.areas.ts',
      "  banks: ['bank.'],",
      `  ${camel}: ['${camel}.'],\n`,
    ),
    page(
      'packages/web/e2e/support/places.ts',
      "  maintenance: { path: '/maintenance', who: ['visitor'] },",
      `  '${kebab}': { path: '/${kebab}', who: ['member'] },\n`,
    ),
    words('en', {
      [`route.${camel}`]: titles.en,
      [`${camel}.loading`]: 'Loading what is on its way',
      [`${camel}.pending`]:
        '{count, plural, =0 {Nothing is on its way} one {# transaction is on its way} other {# transactions are on their way}}',
      [`${camel}.failed`]: 'What is on its way could not be loaded. Try again.',
    }),
    words('th', {
      [`route.${camel}`]: titles.th,
      [`${camel}.loading`]: 'กำลังโหลดรายการที่รอดำเนินการ',
      [`${camel}.pending`]:
        '{count, plural, =0 {ไม่มีรายการที่รอดำเนินการ} other {มี # รายการที่รอดำเนินการ}}',
      [`${camel}.failed`]: 'โหลดรายการที่รอดำเนินการไม่สำเร็จ ลองอีกครั้ง',
    }),
  ]
}

function page(file: string, anchor: string, lines: string): Registration {
  return { file, entries: [{ anchor, lines }] }
}

/** Both languages have the words in the same order. */
function words(language: 'en' | 'th', added: Readonly<Record<string, string>>): Registration {
  const lines = Object.entries(added).map(
    ([id, text]) => `  ${JSON.stringify(id)}: ${JSON.stringify(text)},\n`,
  )
  const file = `packages/web/src/i18n/${language}.json`
  return page(file, '  "route.menu": ', lines.join(''))
}
