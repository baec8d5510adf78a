/** What is wrong with a request and how to correct it. */
export interface Problem {
  readonly error: string
  readonly hint: string
  /** The wrong field, if it is a single one. */
  readonly field?: string
}

/** A request that cannot be answered; the status says why, the problem how to correct it. */
export class ProblemError extends Error {
  readonly status: number
  readonly problem: Problem

  constructor(status: number, problem: Problem) {
    super(problem.error)
    this.status = status
    this.problem = problem
  }
}

/** The answer to a request that could not be served. */
export function problemResponse({ status, problem }: ProblemError): Response {
  return Response.json(problem, { status })
}
