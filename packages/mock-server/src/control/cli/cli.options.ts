import type { EndpointName } from '@croupier/core/contract'
import { day } from '@croupier/core/time'
import { largestCatalogueSize, usualCatalogueSize } from '../../seed/games/catalogue.ts'
import { isWorldName } from '../../world/worlds.ts'
import { wrongUsage } from './cli.error.ts'
import { type NumberRange, readEndpoint, readNumber } from './cli.readers.ts'
import type { Option } from './cli.verb.ts'
import { durationForm, readDuration } from './duration.ts'

const flag = (name: string, does: string): Option<true> => ({
  name,
  placeholder: null,
  does,
  read: () => true,
})

const text = (name: string, placeholder: string, does: string): Option<string> => ({
  name,
  placeholder,
  does,
  read: (typed) => typed,
})

export const defaultUrl = 'http://localhost:4173'

export const world: Option<string> = {
  name: 'world',
  placeholder: '<name>',
  does: 'the world to look at or to change (default)',
  read: (typed) => {
    if (isWorldName(typed)) return typed
    throw wrongUsage(
      `--world cannot be "${typed}"`,
      'a name is 1 to 64 lower-case letters, digits and hyphens',
    )
  },
}

export const url = text(
  'url',
  '<address>',
  `the server (the variable MOCK_URL, else localhost at PORT, else ${defaultUrl})`,
)
export const json = flag('json', 'answers as JSON; errors too, on stderr')
export const late = flag('late', 'when the code is over, which no poll tells')
export const uncredited = flag('uncredited', 'with --late: the member does not get the money')
export const help = flag('help', 'what the command, or the verb, does')

/** The options of every verb. */
export const commonOptions = [world, url, json, help]

export const endpoint: Option<EndpointName> = {
  name: 'endpoint',
  placeholder: '<endpoint>',
  does: 'one of the endpoints below',
  read: readEndpoint,
}

export const times: Option<number | null> = {
  name: 'times',
  placeholder: '<number|always>',
  does: 'for how many calls; always lasts until disarmed (1)',
  read: (typed) =>
    typed === 'always'
      ? null
      : readNumber('--times', typed, {
          least: 1,
          most: 1_000_000,
          form: 'a number of calls from 1 to 1000000, or always',
        }),
}

export const delay: Option<number> = {
  name: 'delay',
  placeholder: '<time>',
  does: `how late the answer comes: ${durationForm}`,
  read: (typed) => {
    const ms = readDuration(typed)
    if (ms !== null && ms <= day) return ms
    throw wrongUsage(`--delay cannot be "${typed}"`, `give ${durationForm}, and no more than a day`)
  },
}

const number = (name: string, does: string, range: NumberRange): Option<number> => ({
  name,
  placeholder: '<number>',
  does,
  read: (typed) => readNumber(`--${name}`, typed, range),
})

const nineDigits: NumberRange = {
  least: -999_999_999,
  most: 999_999_999,
  form: 'a whole number of at most nine digits',
}

export const code = number(
  'code',
  'the code of a refusal for which the catalogue names none (9999)',
  nineDigits,
)
export const status = number('status', 'of a fault of kind http (500)', {
  least: 400,
  most: 599,
  form: 'a number from 400 to 599',
})
export const seed = number('seed', 'from which all that looks random is made', nineDigits)
export const games = number('games', `how many games there are (${usualCatalogueSize})`, {
  least: 1,
  most: largestCatalogueSize,
  form: `a number from 1 to ${largestCatalogueSize}`,
})
export const frozenAt = text(
  'frozen-at',
  '<instant>',
  'when the clock stands from the beginning, such as 2026-12-31T23:59:50+07:00',
)
export const every = number('every', 'one of how many answers is dated wrongly (3)', {
  least: 1,
  most: 1_000,
  form: 'a number of answers from 1 to 1000',
})
export const applied = flag(
  'applied',
  'the handler runs and only its answer is lost; otherwise it never runs',
)
export const amount = text('amount', '<baht>', 'what arrived, such as 250 or 250.50')
export const member = text('member', '<username>', 'whose it is (demo)')
export const network = text('network', '<name>', 'on which network of the member (TRC20)')
export const message: Option<string> = {
  name: 'message',
  placeholder: '<words>',
  does: 'what the member is told',
  read: (typed) => {
    if (typed.length >= 1 && typed.length <= 200) return typed
    throw wrongUsage(
      `--message cannot have ${typed.length} characters`,
      'give words of 1 to 200 characters',
    )
  },
}
export const next = text('next', '<path>', 'where the site opens (/)')
export const follow = flag('follow', 'goes on telling calls as they come, until stopped')
export const since = text(
  'since',
  '<when>',
  'only calls after this: a length of time (10m), an instant (2026-11-20T14:00:00+07:00) or the number of a call (12)',
)
