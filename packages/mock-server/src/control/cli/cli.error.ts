import { type Problem, ProblemError } from '../../base/problem.ts'
import { ControlError } from '../control.error.ts'

/** 1 means that the command failed, 2 that the command line is wrong. */
export type FailureCode = 1 | 2

/** The error of a command that could not be carried out. */
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
 * The text and exit code for an error. If the server calls a request wrong (400), the command line is wrong.
 * @throws the error itself if it is a defect of the program
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

/** The error of a call, with a hint if the address is that of the games, whose own answers would not help. */
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
