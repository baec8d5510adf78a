import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { complaintsIn, countRequests } from './prism.log.ts'
import { startPrism } from './prism.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'prism-'))
afterAll(() => rmSync(folder, { recursive: true }))

const listening = '[5:25:27 PM] › [CLI] ▶  start     Prism is listening on http://127.0.0.1:4974'
const fine = `[5:25:29 PM] › [HTTP SERVER] get / ℹ  info      Request received
[5:25:29 PM] ›     [PROXY] ℹ  info      The upstream call to / has returned 200`
const wrong = `[5:25:30 PM] › [HTTP SERVER] post /login ℹ  info      Request received
[5:25:30 PM] ›     [VALIDATOR] ✖  error     Violation: response.body.result must be object`
const gateway = `[5:25:31 PM] › [HTTP SERVER] post /withdraw ℹ  info      Request received
[5:25:31 PM] › [VALIDATOR] ✖  error     Violation: The received media type "text/html; charset=utf-8" does not match`

/** A program that replaces Prism and runs this code. */
function programThat(name: string, code: string): string {
  const file = path.join(folder, name)
  writeFileSync(file, `#!/usr/bin/env node\n${code}\n`)
  chmodSync(file, 0o755)
  return file
}

it('counts the requests of a log, and finds the violations among them', () => {
  const written = `${[listening, fine, wrong, gateway].join('\n')}\n`
  expect([countRequests(written), complaintsIn(written)]).toEqual([3, [`${wrong}\n`]])
})

it('finds nothing in the log of a Prism without requests', () => {
  expect([countRequests(listening), complaintsIn(listening)]).toEqual([0, []])
})

it('reports the requests of a running Prism until it is stopped', async () => {
  const log = JSON.stringify(`${[fine, wrong, listening].join('\n')}\n`)
  const program = programThat('listens', `console.log(${log}); setInterval(() => {}, 1000)`)
  const prism = await startPrism(4974, 'http://site.test/through/api', program)
  const told = [prism.url, prism.requests(), prism.complaints().length]
  await prism.stop()
  expect(told).toEqual(['http://127.0.0.1:4974', 2, 1])
})

it('throws what Prism wrote if it ends before it listens', async () => {
  const program = programThat('ends', 'console.error("no such document"); process.exitCode = 1')
  await expect(startPrism(4974, null, program)).rejects.toThrow(
    'Prism ended before it listened:\nno such document\n',
  )
})
