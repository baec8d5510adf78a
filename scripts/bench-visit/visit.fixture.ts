import type { SentRequest, VisitFigures } from '../../packages/web/bench/visit/figures.ts'

/** A request that a test does not have to describe. */
export function sent(request: Partial<SentRequest> = {}): SentRequest {
  return {
    address: 'https://casino.example/assets/a.js',
    sentMs: 0,
    bytes: 1_000,
    status: 200,
    isPicture: false,
    isScript: true,
    ...request,
  }
}

/** A visit that a test does not have to describe. */
export function visitOf(figures: Partial<VisitFigures> = {}): VisitFigures {
  return {
    largestPaintMs: 1_000,
    shownMs: null,
    blockedMs: 200,
    interactions: [],
    layoutShift: 0,
    moved: '',
    idleMs: 2_000,
    sent: [],
    firstViewMs: 1_000,
    ...figures,
  }
}
