import { type ControlClientOptions, createControlClient } from '../client.ts'
import * as commandLine from './cli.arguments.ts'
import { atGames, explain, type FailureCode, sentenceOf, wrongUsage } from './cli.error.ts'
import { generalHelp, helpOf } from './cli.help.ts'
import * as options from './cli.options.ts'
import type { Command, Option, Verb } from './cli.verb.ts'
import { verbs } from './cli.verbs.ts'

/** What the process gives to a run of the command line. */
export interface CommandLineHost {
  /** Without the program itself. */
  readonly args: readonly string[]
  /** The address of the server if the arguments name none. */
  readonly url: string | undefined
  readonly write: (text: string) => void
  readonly writeError: (text: string) => void
  /** A signal that aborts when the person stops the command; only verbs that run until then call it. */
  readonly untilStopped: () => AbortSignal
  readonly fetch?: NonNullable<ControlClientOptions['fetch']>
}

/**
 * Runs one command line of the control room.
 * @returns the exit code: 0, 1 if it failed, 2 if the command line is wrong
 */
export async function runCommandLine(host: CommandLineHost): Promise<0 | FailureCode> {
  const typed = commandLine.takeApart(host.args, verbs)
  try {
    await run(typed, host)
    return 0
  } catch (error) {
    const { exitCode, problem } = explain(error)
    const text = commandLine.isJson(typed) ? JSON.stringify(problem) : sentenceOf(problem)
    host.writeError(`${text}\n`)
    return exitCode
  }
}

async function run(typed: commandLine.Typed, host: CommandLineHost): Promise<void> {
  if (!commandLine.asksForHelp(typed)) commandLine.refuseUnknownOptions(typed, verbs)
  const verb = commandLine.verbOf(typed, verbs)
  if (commandLine.asksForHelp(typed)) {
    return host.write(`${verb ? helpOf(verb) : generalHelp()}\n`)
  }
  if (!verb) throw wrongUsage('no verb was given', '"npm run mock -- --help" lists them')
  await runVerb(verb, typed, host)
}

async function runVerb(verb: Verb, typed: commandLine.Typed, host: CommandLineHost): Promise<void> {
  const { words, values } = commandLine.fit(typed, verb)
  const option = <Value>({ name, read }: Option<Value>): Value | undefined => {
    const value = values.get(name)
    return value === undefined ? undefined : read(value)
  }
  const url = originOf(option(options.url) ?? (host.url || options.defaultUrl))
  const world = option(options.world) ?? 'default'
  const isJson = commandLine.isJson(typed)
  const command: Command = {
    control: createControlClient({
      baseUrl: url,
      world,
      ...(host.fetch ? { fetch: host.fetch } : {}),
    }),
    url,
    world,
    words,
    option,
    show: (json, text) => host.write(`${isJson ? JSON.stringify(json) : text}\n`),
    note: (text) => {
      if (!isJson) host.write(`${text}\n`)
    },
    untilStopped: host.untilStopped,
  }
  try {
    await verb.run(command)
  } catch (error) {
    throw atGames(error, url)
  }
}

function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url && /^https?:$/.test(url.protocol)) return url.origin
  throw wrongUsage(
    `"${address}" is not the address of a server`,
    `give --url or MOCK_URL as in ${options.defaultUrl}`,
  )
}
