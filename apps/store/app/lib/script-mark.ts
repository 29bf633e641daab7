import { createContext } from 'react'

/** What a script in the page bears to be run; empty in the browser. */
export const ScriptMark = createContext('')
