import fc from 'fast-check'

// A fixed seed gives the same cases in every run, so that a run that passed passes again.
fc.configureGlobal({ seed: 20_261_120 })

/** Property tests. */
export const properties = fc
