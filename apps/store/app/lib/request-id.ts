import { createContext } from 'react'

/** Known while the server renders; a browser has it only from what the server wrote. */
export const RequestId = createContext('')
