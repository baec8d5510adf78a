import { afterAll, vi } from 'vitest'

/**
 * For tests that render as a server does: React marks a context with the renderer that used it last, and would complain
 * in the files that run after this one.
 */
export function forgetRendererMarks(): void {
  afterAll(() => {
    vi.resetModules()
  })
}
