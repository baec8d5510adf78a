import type { Format } from './options.ts'
import type { Report, Verdict } from './verdict.ts'

/** Writes the report in the requested format. */
export function writeReport(report: Report, format: Format): string {
  switch (format) {
    case 'json':
      return JSON.stringify(report, null, 2)
    case 'junit':
      return junitReport(report)
    case 'text':
      return textReport(report)
  }
}

/** One line for each question, its findings below it, a summary at the end. */
function textReport({ leftOut, unseen, verdicts }: Report): string {
  const width = Math.max(...verdicts.map(({ call }) => call.length))
  const wrong = verdicts.filter(({ findings }) => findings.length > 0)
  return [
    ...verdicts.flatMap((verdict) => linesOf(verdict, width)),
    '',
    'Not asked with a token, because of what they do:',
    ...leftOut.map(({ call, reason }) => `  ${call}: ${reason}`),
    ...(unseen.length === 0 ? [] : ['', 'Not looked at:', ...unseen.map((what) => `  ${what}`)]),
    '',
    wrong.length === 0
      ? `All ${verdicts.length} answers are as the contract says.`
      : `${wrong.length} of ${verdicts.length} answers are not as the contract says.`,
  ].join('\n')
}

function linesOf({ address, call, findings, title, tookMs }: Verdict, width: number): string[] {
  const mark = findings.length === 0 ? 'ok   ' : 'WRONG'
  const time = tookMs === null ? '' : `  ${tookMs} ms`
  return [
    `${mark}  ${call.padEnd(width)}  ${title} (${address})${time}`,
    ...findings.map((finding) => `       - ${finding}`),
  ]
}

/** JUnit’s XML, which build servers read: one case for each question. */
function junitReport({ leftOut, unseen, verdicts }: Report): string {
  const failures = verdicts.filter(({ findings }) => findings.length > 0).length
  const skipped = leftOut.length + unseen.length
  const count = verdicts.length + skipped
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites><testsuite name="conformance" tests="${count}" failures="${failures}" skipped="${skipped}">`,
    ...verdicts.map(caseOf),
    ...leftOut.map(
      ({ call, reason }) =>
        `  <testcase classname="${call}" name="is made with a token"><skipped message="${escaped(reason)}"/></testcase>`,
    ),
    ...unseen.map(
      (what) =>
        `  <testcase classname="unseen" name="${escaped(what)}"><skipped message="nobody looked at it"/></testcase>`,
    ),
    '</testsuite></testsuites>',
  ].join('\n')
}

function caseOf({ address, call, findings, title, tookMs }: Verdict): string {
  const head = `  <testcase classname="${call}" name="${escaped(`${title} (${address})`)}" time="${(tookMs ?? 0) / 1000}"`
  if (findings.length === 0) return `${head}/>`
  const text = escaped(findings.join('\n'))
  return `${head}><failure message="${escaped(findings[0] ?? '')}">${text}</failure></testcase>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Characters that a server's text may contain but XML does not allow at all. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g

function escaped(text: string): string {
  return text.replace(forbidden, '\ufffd').replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)
}
