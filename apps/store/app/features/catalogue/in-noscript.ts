import { createContext } from 'react'

/** Whether a part is inside `noscript`, where there must not be another: the browser would end the first with it. */
export const InNoscript = createContext(false)
