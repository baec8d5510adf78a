import type { Report, Verdict } from './conformance.ts'

/** The report as text: a line a question, what does not hold below it, a sum at the end. */
export function reportText({ leftOut, verdicts }: Report): string {
  const width = Math.max(...verdicts.map(({ call }) => call.length))
  const wrong = verdicts.filter(({ findings }) => findings.length > 0)
  return [
    ...verdicts.flatMap((verdict) => linesOf(verdict, width)),
    '',
    'Not asked:',
    ...leftOut.map(({ call, reason }) => `  ${call}: ${reason}`),
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
