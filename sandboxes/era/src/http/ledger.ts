import { createHash } from 'node:crypto'

type Entry<Made> = { readonly digest: string; readonly made: Made }

const digestOf = (body: string) => createHash('sha256').update(body).digest('hex')

/** What was done under which key: the same key and body get the same result, and the work is done once. */
export const createLedger = <Made>({ keepsKeys }: { readonly keepsKeys: boolean }) => {
  const byKey = new Map<string, Entry<Made>>()
  return {
    /** Found: what the key made before. Undefined: nothing, and the work may begin. */
    find(key: string, body: string): { readonly made: Made } | 'other-body' | undefined {
      const entry = keepsKeys ? byKey.get(key) : undefined
      if (!entry) return undefined
      return entry.digest === digestOf(body) ? { made: entry.made } : 'other-body'
    },
    write: (key: string, body: string, made: Made) => void byKey.set(key, { digest: digestOf(body), made }),
  }
}
