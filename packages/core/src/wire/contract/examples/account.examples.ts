import type { WireExamples } from './wire.example.ts'

const signedIn = {
  code: 0,
  result: {
    _id: 'm-1',
    username: 'demo',
    access_token: 'access-1',
    refresh_token: 'refresh-1',
    reward_token: 'reward-1',
  },
} as const

type AccountCall =
  | 'login'
  | 'chatSignIn'
  | 'requestOtp'
  | 'register'
  | 'requestRecovery'
  | 'resetPassword'
  | 'changePassword'
  | 'confirmPassword'
  | 'refresh'
  | 'revoke'
  | 'getMember'
  | 'chatCheck'
  | 'chatAuthorize'

export const accountExamples: WireExamples<AccountCall> = {
  login: { body: { username: 'demo', password: 'demo1234' }, answer: signedIn },
  chatSignIn: { body: { ticket: 'chat-ticket-1' }, answer: signedIn },
  requestOtp: {
    body: { phone: '0812345678', purpose: 'register' },
    answer: { code: 0, result: { expiredDate: '2026-11-20T14:05:00+07:00' } },
  },
  register: {
    body: {
      username: 'somchai',
      password: 'secret99',
      phone: '0812345678',
      otp: '123456',
      bank_id: 'kbank',
      bank_account: '1234567890',
      firstname: 'สมชาย',
      lastname: 'ใจดี',
      line_id: 'somchai.j',
      ref: 'FRIEND7',
      promotion: { credit: 100, start: '2026-11-20T07:00:00.000Z' },
    },
    answer: signedIn,
  },
  requestRecovery: {
    body: { phone: '0812345678', otp: '123456' },
    answer: { code: 0, result: { ticket: 'ticket-1' } },
  },
  resetPassword: { body: { ticket: 'ticket-1', password: 'secret99' }, answer: { code: 0 } },
  changePassword: {
    body: { old_password: 'demo1234', password: 'secret99' },
    answer: { code: 0 },
  },
  confirmPassword: { body: { password: 'demo1234' }, answer: { code: 0 } },
  refresh: { answer: { access_token: 'access-2', refresh_token: 'refresh-2' } },
  revoke: { answer: { code: 0 } },
  getMember: { answer: { code: 0, result: { _id: 'm-1', username: 'demo' } } },
  chatCheck: { query: { username: 'demo' }, answer: { code: 0 } },
  chatAuthorize: {
    query: { username: 'demo', action: 'link' },
    answer: { code: 0, result: { auth_link: 'https://chat.test/consent?ticket=chat-ticket-1' } },
  },
}
