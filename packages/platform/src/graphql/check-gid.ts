import { type Gid, parseGid } from './gid.ts'
import { refuse } from './refuse.ts'

/** A text that is no global id at all is the client's mistake; one of something else just finds nothing. */
export const checkGid = (id: string): Gid => {
  const gid = parseGid(id)
  if (!gid) throw refuse('INVALID', `Invalid global id '${id}'`)
  return gid
}
