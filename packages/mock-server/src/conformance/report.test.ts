import { expect, test } from 'vitest'
import { writeReport } from './report.ts'
import type { Report } from './verdict.ts'

const report: Report = {
  verdicts: [
    { call: 'login', title: 'signs in', address: 'POST /login', findings: [], tookMs: 12 },
    {
      call: 'getCredit',
      title: 'tells the balance',
      address: 'POST /credit',
      findings: ['field result.balance: "<plenty>" & more\u0001'],
      tookMs: null,
    },
  ],
  leftOut: [{ call: 'withdraw', reason: 'it pays money out' }],
  unseen: ['whether a payment can be made and followed: give --with-money'],
}

test('the report says what holds, what does not, what nobody asked and what nobody looked at', () => {
  expect(writeReport(report, 'text').split('\n')).toEqual([
    'ok     login      signs in (POST /login)  12 ms',
    'WRONG  getCredit  tells the balance (POST /credit)',
    '       - field result.balance: "<plenty>" & more\u0001',
    '',
    'Not asked with a token, because of what they do:',
    '  withdraw: it pays money out',
    '',
    'Not looked at:',
    '  whether a payment can be made and followed: give --with-money',
    '',
    '1 of 2 answers are not as the contract says.',
  ])
})

test('the same as JSON is the report itself', () => {
  expect(JSON.parse(writeReport(report, 'json'))).toEqual(report)
})

test('as JUnit’s XML a question is a case, and what a server sent breaks no file', () => {
  expect(writeReport(report, 'junit').split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites><testsuite name="conformance" tests="4" failures="1" skipped="2">',
    '  <testcase classname="login" name="signs in (POST /login)" time="0.012"/>',
    '  <testcase classname="getCredit" name="tells the balance (POST /credit)" time="0"><failure message="field result.balance: &quot;&lt;plenty&gt;&quot; &amp; more�">field result.balance: &quot;&lt;plenty&gt;&quot; &amp; more�</failure></testcase>',
    '  <testcase classname="withdraw" name="is made with a token"><skipped message="it pays money out"/></testcase>',
    '  <testcase classname="unseen" name="whether a payment can be made and followed: give --with-money"><skipped message="nobody looked at it"/></testcase>',
    '</testsuite></testsuites>',
  ])
})
