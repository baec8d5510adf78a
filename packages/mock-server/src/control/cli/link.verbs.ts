import { endpointOf } from '../../catalogue/arming.ts'
import { safePath } from '../../entry.ts'
import * as options from './cli.options.ts'
import { readCase } from './cli.readers.ts'
import type { Verb } from './cli.verb.ts'

const link: Verb = {
  name: 'link',
  takes: ['[case[@endpoint]…]'],
  does: 'writes the link that opens the site in this world, signed out, with the cases armed',
  options: [options.next],
  examples: ['deposit-qr.98 --world qa --next /deposit', 'session.7003.call@getCredit'],
  run: async ({ url, world, words, option, show }) => {
    const query = [
      `world=${world}`,
      ...(words.length > 0 ? [`arm=${words.map(checkedCase).join(',')}`] : []),
      ...nextOf(option(options.next)),
    ]
    const address = `${url}/?${query.join('&')}`
    show({ link: address }, address)
  },
}

function checkedCase(typed: string): string {
  const [id = '', endpoint] = typed.split('@')
  endpointOf(readCase(id), endpoint)
  return typed
}

function nextOf(path: string | undefined): readonly string[] {
  if (path === undefined) return []
  safePath(path)
  return [`next=${encodeURIComponent(path).replaceAll('%2F', '/')}`]
}

export const linkVerbs: readonly Verb[] = [link]
