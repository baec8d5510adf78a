import { parseArgs } from 'node:util'
import type { Backend, Bases } from './backend.ts'
import type { Asking } from './plan.ts'

export const usage = `npm run conformance -- --api <address> --member <username> [options]

  Asks somebody's backend everything that changes nothing, and says call by call what is not as the
  contract says. Exits with 1 when something is not. The member's password comes from the environment
  variable CROUPIER_PASSWORD.

  --api <address>       base of the members' backend, for example https://api.example.com
  --auth, --reward, --chat, --content <address>
                        bases of the other services; where --api ends in /api they are its neighbours,
                        else the same address
  --member <username>   a member who can sign in
  --origin <origin>     the site whose pages make the calls, for example https://casino.example; without it
                        nobody looks at what browsers are allowed
  --with-money          makes one code of the smallest amount in the member's name and follows it; nobody
                        pays it
  --payment-picture-hosts, --payment-links <list>
                        hosts (and, of links, schemes) that codes may lead to, with commas between them, as
                        paymentPictureHosts and paymentLinks of the site's configuration say
  --scheme <word>       the word before the token (Bearer)
  --group <id>          the group id of the site's configuration (croupier-demo)
  --language <th|en>    the language that is asked for (th)
  --format <form>       text, json, or junit for what collects test results (text)
  --help                shows this`

const formats = ['text', 'json', 'junit'] as const

/** The format of the report. */
export type Format = (typeof formats)[number]

export interface Options {
  readonly backend: Omit<Backend, 'clock' | 'http' | 'pause'>
  readonly asking: Asking
  readonly format: Format
}

/** The services beside the members' backend. */
type Other = 'auth' | 'reward' | 'chat' | 'content'

/**
 * Reads the command line; null if only help is requested.
 * @param createKey names the one payment that `--with-money` makes
 * @throws Error with one sentence about what is missing or wrong
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  createKey: () => string,
): Options | null {
  const { values } = parse(args)
  if (values.help) return null
  const { CROUPIER_PASSWORD: password } = environment
  if (!values.api) throw new Error('--api is missing: give the base address of the backend.')
  if (!values.member) throw new Error('--member is missing: name a member who can sign in.')
  if (!password) {
    throw new Error('CROUPIER_PASSWORD is not set: put the member’s password into the environment.')
  }
  const { group: groupId, language, scheme } = values
  if (language !== 'th' && language !== 'en') {
    throw new Error(`--language is th or en, not "${language}".`)
  }
  const format = formats.find((one) => one === values.format)
  if (!format) throw new Error(`--format is ${formats.join(', ')}, not "${values.format}".`)
  return {
    backend: {
      bases: basesOf(values.api, values),
      scheme,
      origin: values.origin === undefined ? null : originOf(values.origin),
    },
    asking: {
      username: values.member,
      password,
      language,
      groupId,
      moneyKey: values['with-money'] ? createKey() : null,
      places: {
        pictureOrigins: listOf(values['payment-picture-hosts']).map((host) => `https://${host}`),
        links: listOf(values['payment-links']),
      },
    },
    format,
  }
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const
  try {
    return parseArgs({
      args: [...args],
      options: {
        api: text,
        auth: text,
        reward: text,
        chat: text,
        content: text,
        member: text,
        scheme: { type: 'string', default: 'Bearer' },
        group: { type: 'string', default: 'croupier-demo' },
        language: { type: 'string', default: 'th' },
        origin: text,
        'with-money': { type: 'boolean', default: false },
        'payment-picture-hosts': text,
        'payment-links': text,
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message.split('. ')[0] : String(error)
    throw new Error(`${reason}. See npm run conformance -- --help.`)
  }
}

function listOf(text = ''): readonly string[] {
  return text.split(',').flatMap((one) => one.trim() || [])
}

function basesOf(api: string, given: Readonly<Partial<Record<Other, string | undefined>>>): Bases {
  const base = baseOf('--api', api)
  const besides = base.endsWith('/api') ? base.slice(0, -'/api'.length) : null
  const other = (service: Other) => {
    const own = given[service]
    if (own !== undefined) return baseOf(`--${service}`, own)
    return besides === null ? base : `${besides}/${service}`
  }
  return {
    api: base,
    auth: other('auth'),
    reward: other('reward'),
    chat: other('chat'),
    content: other('content'),
  }
}

/** An origin as browsers send it: neither path nor slash. */
function originOf(text: string): string {
  const base = baseOf('--origin', text)
  const { origin } = new URL(base)
  if (base !== origin) throw new Error(`--origin is a scheme and a host, such as ${origin}.`)
  return origin
}

/** A base without the slash at its end. */
function baseOf(option: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') {
    throw new Error(`${option} is no http address: "${text}".`)
  }
  return text.replace(/\/+$/, '')
}
