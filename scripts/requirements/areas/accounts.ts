import { area } from '../requirement.ts'

export const accounts = area({
  code: 'AUTH',
  title: 'Login, registration, recovery, chat link',
  requirements: {
    'AUTH-01':
      'Visitors sign in at `/login`; afterwards they are at the address of its optional query `url` (OPEN-34).',
    'AUTH-02':
      'Method, path, payload and answer of the login call are our choice; it answers `access_token` and `refresh_token`.',
    'AUTH-03':
      'The calls of registration, one-time code, forgotten and new password are our choice: defined once in the contract, mirrored by the mock server.',
    'AUTH-04': '`/loginLine` signs in by chat account.',
    'AUTH-05':
      '`/loginUrl` signs in by chat account; how either page gets its tokens is our choice.',
    'AUTH-06':
      'Registration asks for username, password, phone, bank, bank account, first name, last name and chat account ID; which are mandatory is our choice.',
    'AUTH-07': 'Registration needs a one-time code by SMS; another can be asked for after 60 s.',
    'AUTH-08': 'Length and life of the one-time code are our choice.',
    'AUTH-09': '`/register/{id?}` registers, with an optional invite id.',
    'AUTH-10': '`/registerAff/{id?}` registers from an affiliate’s invite.',
    'AUTH-11':
      '`/aff/{id?}` is the affiliate invite into registration; how the id is sent is our choice.',
    'AUTH-12': 'A password has at least 6 characters.',
    'AUTH-13': 'A new password is typed twice, and both must be the same.',
    'AUTH-14': 'Changing the password needs the right old one, else a message (recovery: OPEN-50).',
    'AUTH-15': 'A phone number begins with 06, 08 or 09, else a message (length: OPEN-49).',
    'AUTH-16': 'A wrong bank account number has a message of its own; the rule is our choice.',
    'AUTH-17': 'A wrong first name or surname has a message of its own; the rule is our choice.',
    'AUTH-18': 'No bank chosen has a message of its own.',
    'AUTH-19': 'The bank list of registration offers the banks of the site.',
    'AUTH-20':
      '`/forgot` begins the recovery and leads to `/resetPassword`, marked by cookie `forgot`.',
    'AUTH-21': '`/resetPassword` sets the new password; the member menu’s entry leads there.',
    'AUTH-22':
      'Linking a chat account asks the chat service first: `GET /api/check` with `username`; code 0 means linked already.',
    'AUTH-23':
      'When linked already, the member must confirm the change first; declining changes nothing.',
    'AUTH-24':
      'When not linked, or confirmed: `GET /api/authorize` with `username` and `action` (values our choice), and its link opens.',
    'AUTH-25': 'The linked chat account serves to sign in and to contact support.',
    'AUTH-26': 'Members cannot stay on login, register and aff pages (guards: ROUTE).',
    'AUTH-27':
      'A site may switch registration off; then the Register button is hidden (blocking `/register` is our choice).',
  },
})
