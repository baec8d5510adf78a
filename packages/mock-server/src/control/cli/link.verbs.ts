import { linkInto, readArming } from '../arming.link.ts'
import { endpointOf } from '../arming.ts'
import { safePath } from '../entry.ts'
import * as options from './cli.options.ts'
import { readArmedName, readCase, readEndpoint } from './cli.readers.ts'
import type { Verb } from './cli.verb.ts'

const link: Verb = {
  name: 'link',
  takes: ['[case[@endpoint][:option…]…]'],
  does: 'writes the link that opens the site in this world, signed out, with cases and faults armed',
  options: [options.next],
  examples: [
    'deposit-qr.98 --world qa --next /deposit',
    'session.7003.call@getCredit:times=always',
    'fault.http@createQr:status=503:times=3 fault.slow@pollQr:delayMs=9000',
    'fault.reset@createQr:applied login.other:code=4242',
  ],
  run: async ({ url, world, words, option, show }) => {
    const next = option(options.next)
    if (next !== undefined) safePath(next)
    const address = `${url}${linkInto(world, words.map(checked), next)}`
    show({ link: address }, address)
  },
}

function checked(typed: string): string {
  readArmedName(/^[^@:]*/.exec(typed)?.[0] ?? '')
  const { type, request } = readArming(typed)
  if (type === 'fault') readEndpoint(request.endpoint)
  else endpointOf(readCase(request.case), request.endpoint)
  return typed
}

export const linkVerbs: readonly Verb[] = [link]
