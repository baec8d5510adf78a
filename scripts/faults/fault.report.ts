import { type Layer, layerOf } from './fault.tests.ts'

/** Only `failed`, a test that failed with a message, counts as noticing a fault. */
export type NoticeKind = 'failed' | 'timed out' | 'not loaded'

/** A test that failed, or a test file that could not be loaded. */
export interface Notice {
  readonly kind: NoticeKind
  readonly title: string
  /** From the repository's root. */
  readonly file: string
  readonly layer: Layer
  /** Its message; of a walk, the whole story. */
  readonly message: string
}

/** The part of Playwright's JSON report that this reads. */
export interface PlaywrightReport {
  readonly errors: readonly { readonly message?: string }[]
  readonly suites: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly title: string
  readonly file: string
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly title: string
    readonly ok: boolean
    readonly tests: readonly {
      readonly results: readonly {
        readonly status: string
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
}

/** The kind of a failed Vitest test: it timed out if no error says anything else. */
export function kindOf(messages: readonly string[]): NoticeKind {
  const isOutOfTime = messages.length > 0 && messages.every((text) => outOfTime.test(text))
  return isOutOfTime ? 'timed out' : 'failed'
}

const outOfTime = /^(Test|Hook) timed out in \d+ms/

/** What failed in a run of the browser tests. */
export function browserNoticesOf({ suites }: PlaywrightReport): readonly Notice[] {
  return suites.flatMap((suite) => noticesOfSuite(suite, []))
}

function noticesOfSuite(suite: PlaywrightSuite, titles: readonly string[]): readonly Notice[] {
  const own = suite.specs.flatMap(({ tests, title }) => {
    const failed = tests
      .flatMap(({ results }) => results)
      .find(({ status }) => status === 'failed' || status === 'timedOut')
    if (!failed) return []
    const file = `packages/web/e2e/${suite.file}`
    const message = withoutStack(failed.error?.message ?? failed.status)
    const kind: NoticeKind = failed.status === 'timedOut' ? 'timed out' : 'failed'
    return [{ kind, title: [...titles, title].join(' '), file, layer: layerOf(file), message }]
  })
  const inner = (suite.suites ?? []).flatMap((one) => noticesOfSuite(one, [...titles, one.title]))
  return [...own, ...inner]
}

function withoutStack(text: string): string {
  return text.split(/\n {4}at /, 1)[0] || 'it failed without a word'
}
