import type { Problem } from '../base/problem.ts'

/** The failure of a client's call to the control room. */
export class ControlError extends Error {
  /** The HTTP status of the refusal; null if no server answered. */
  readonly status: number | null
  /** What is wrong and what to do, in the server's own words if it gave any. */
  readonly problem: Problem

  constructor(
    message: string,
    facts: { readonly status: number | null; readonly problem: Problem; readonly cause?: unknown },
  ) {
    super(message, { cause: facts.cause })
    this.name = 'ControlError'
    this.status = facts.status
    this.problem = facts.problem
  }
}

/** No server answers at the address, or it stopped answering. */
export function unreachable(baseUrl: string, cause?: unknown): ControlError {
  const problem = {
    error: `no server answers at ${baseUrl}`,
    hint: 'start it with "npm start", or give the address of another one',
  }
  return new ControlError(`${problem.error}: ${problem.hint}`, { status: null, problem, cause })
}

/** The server's refusal of a call. */
export function refused(path: string, status: number, text: string): ControlError {
  return new ControlError(`${path} was refused with ${status}: ${text}`, {
    status,
    problem: problemIn(text) ?? {
      error: `${path} was refused with ${status}`,
      hint: 'check whether a mock server answers at this address',
    },
  })
}

/** The server at the address is not a mock server. */
export function notUnderstood(baseUrl: string, path: string): ControlError {
  const problem = {
    error: `what answers at ${baseUrl} is no mock server: ${path} is not JSON`,
    hint: 'check the address',
  }
  return new ControlError(`${problem.error}: ${problem.hint}`, { status: null, problem })
}

function problemIn(text: string): Problem | null {
  const json = parsed(text)
  if (typeof json !== 'object' || json === null || !('error' in json) || !('hint' in json)) {
    return null
  }
  const { error, hint } = json
  if (typeof error !== 'string' || typeof hint !== 'string') return null
  return 'field' in json && typeof json.field === 'string'
    ? { error, hint, field: json.field }
    : { error, hint }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
