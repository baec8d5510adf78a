import { createContext } from 'react'

/** Whether something else stands in place of what is drawn here, which stays as it is beneath. */
export const CoveredContext = createContext(false)
