import { randomUUID } from 'node:crypto'
import { toGid } from '../graphql/gid.ts'

/** The hosted platform does it later; here it is done when the response is sent. */
export const finishedJob = () => ({ id: toGid('Job', randomUUID()), done: true })
