import { createContext } from 'react'

/** Whether something covers this content, which stays mounted beneath. */
export const CoveredContext = createContext(false)
