import { createEraSandbox } from './era-sandbox.ts'

export type Fields = Record<string, unknown>
export type Json = Fields & { data: { listings: Fields[]; total: number; items: Fields[] }; products: Fields[] }

type Needs = Parameters<typeof createEraSandbox>[0]

/** A running warehouse and how tests speak with it. */
export const startSandboxUnderTest = async (needs: Needs) => {
  const sandbox = createEraSandbox(needs)
  const { url } = await sandbox.listen(0)
  const request = (path: string, init?: RequestInit) => fetch(url + path, init)
  const read = async (path: string): Promise<Json> => (await request(path)).json() as Promise<Json>
  const post = (path: string, body: unknown) =>
    request(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  return {
    url,
    request,
    read,
    post,
    choose: (name: unknown, times?: unknown, limits = {}) => post('/sandbox/scenario', { name, times, ...limits }),

    /** What is for sale, page by page. */
    async readAll(query = '') {
      const pages: Fields[][] = []
      for (let offset = 0; ; offset += 250) {
        const { data } = await read(`/era/inventory?platform=shopify&status=active&limit=250&offset=${offset}${query}`)
        pages.push(data.listings)
        if (offset + 250 >= data.total) return pages.flat()
      }
    },
    close: sandbox.close,
  }
}

export type SandboxUnderTest = Awaited<ReturnType<typeof startSandboxUnderTest>>
