import type { PageRoute } from '../../../apps/store/app/lib/loading/page-access.ts'
import { ownersIn, type TestPerson } from '../people/people.ts'
import { fetchAgainWhenBusy } from './fetch-again-when-busy.ts'

/** How often everybody asks for each path: the second time it may come from a cache. */
const rounds = 2

/** A path for each line of the table; a parameter is filled with something that exists for everybody. */
const samplePaths: Readonly<Record<string, string>> = {
  ':category?': 'racunari-i-laptopi',
  ':subcategory?': 'laptop',
  ':handle': 'lenovo-thinkpad-t480',
  ':id': '99999999',
  '*': 'no/such/page',
}
export const pathOf = ({ path = '' }: PageRoute): string =>
  `/${path
    .split('/')
    .map((part) => samplePaths[part] ?? part)
    .join('/')}`
export const dataPathOf = (path: string) => (path === '/' ? '/_.data' : `${path}.data`)

export const openAs = (url: string, path: string, person: Pick<TestPerson, 'headers'>, init: RequestInit = {}) =>
  fetchAgainWhenBusy(`${url}${path}`, { redirect: 'manual', ...init, headers: { ...person.headers, ...init.headers } })

/** Another client for each request, so that no rate limit is reached; the server under test trusts this header. */
const clientOf = (turn: number) => ({ 'X-Forwarded-For': `203.0.113.${turn % 250}` })

/** Sends requests of different people in turn, many at a time. Returns what reached somebody else, and every status. */
export const interleave = async (url: string, paths: readonly string[], people: readonly TestPerson[]) => {
  const leaks: string[] = []
  let own = 0
  const statuses: Record<string, Set<number>> = {}
  const turns = Array.from({ length: rounds * paths.length * people.length }, (_, turn) => turn).values()
  const work = async () => {
    for (const turn of turns) {
      const person = people[turn % people.length] as TestPerson
      const path = paths[Math.floor(turn / people.length) % paths.length] as string
      const response = await openAs(url, path, person, { headers: clientOf(turn) })
      const key = `${person.name} ${path}`
      statuses[key] ??= new Set()
      statuses[key].add(response.status)
      const text = `${[...response.headers].flat().join('\n')}\n${await response.text()}`
      for (const owner of ownersIn(text, people)) {
        if (owner === person.name) own += 1
        else leaks.push(`${person.name} got data of ${owner} at ${path}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 8 }, work))
  return { leaks, own, statuses }
}
