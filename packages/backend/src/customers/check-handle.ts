import { timingSafeEqual } from 'node:crypto'
import type { Person } from './person.ts'

/** Whether a Bearer token names the session of this very request. No token stands for a person by itself. */
export const checkHandle = async (person: Person, given: string | undefined): Promise<boolean> => {
  const handles = await person.handles()
  if (!handles || given === undefined) return false
  const [expected, actual] = [Buffer.from(handles.accessToken), Buffer.from(given)]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer (\S{1,200})$/i.exec(authorization ?? '')?.[1]
