import fc from 'fast-check'

// The same cases in every run: a run that passed passes again.
fc.configureGlobal({ seed: 20_261_120 })

/** Property tests. */
export const properties = fc
