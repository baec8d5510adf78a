import { type Problem, ProblemError } from '../../base/problem.ts'
import { ControlError } from '../control.error.ts'

/** 1 says that it failed, 2 that what was typed is wrong. */
export type FailureCode = 1 | 2

/** A command that does not do what it was asked to. */
export class CommandError extends Error {
  readonly exitCode: FailureCode
  readonly problem: Problem

  constructor(exitCode: FailureCode, problem: Problem) {
    super(problem.error)
    this.exitCode = exitCode
    this.problem = problem
  }
}

export function wrongUsage(error: string, hint: string): CommandError {
  return new CommandError(2, { error, hint })
}

export function failure(error: string, hint: string): CommandError {
  return new CommandError(1, { error, hint })
}

/**
 * What to say of an error. A request that the server finds wrong (400) was typed wrong.
 * @throws the error itself when it is none that a person can mend
 */
export function explain(error: unknown): {
  readonly exitCode: FailureCode
  readonly problem: Problem
} {
  if (error instanceof CommandError) return error
  if (error instanceof ProblemError) return { exitCode: 2, problem: error.problem }
  if (error instanceof ControlError) {
    return { exitCode: error.status === 400 ? 2 : 1, problem: error.problem }
  }
  throw error
}

/** The error of a call, in other words where the address is that of the games: theirs say nothing of it. */
export function atGames(error: unknown, url: string): unknown {
  if (!(error instanceof ControlError) || error.problem.error !== 'no game is running here') {
    return error
  }
  return failure(
    `what answers at ${url} are the games of a mock server`,
    'give the address of the server itself, which has the port before',
  )
}

/** A problem in one sentence. */
export function sentenceOf({ error, hint }: Problem): string {
  return `${error.charAt(0).toUpperCase()}${error.slice(1)}: ${hint}${/[.?]$/.test(hint) ? '' : '.'}`
}
