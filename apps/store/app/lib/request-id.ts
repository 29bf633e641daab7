import { createContext } from 'react'

/** Set while the server renders; empty in the browser. */
export const RequestId = createContext('')
