import { afterEach, describe, expect, it, vi } from 'vitest'

const amra = 'gid://shopify/Customer/1'
const key = `wishlist-ba-${amra}`
const laptop = { kind: 'add', id: 'local:main:1', name: 'Laptop' } as const
const mouse = { kind: 'add', id: 'local:main:2', name: 'Miš' } as const
const itemOf = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  ...{ id, name, price: 12.5, currency: 'BAM', image: null, handle: name, isInternational: false, source: 'local' },
  ...{ category: '', vendor: '', addedAt: '2026-11-16T06:00:00.000Z' },
})

type Response200 = { readonly customerId: string; readonly items: readonly object[] }

type Answer = readonly (typeof laptop | typeof mouse)[] | 'fails'

/** A tab of its own, whose server answers with these lists in turn, or fails. */
const openTab = async (answers: readonly (Answer | Promise<Answer>)[], cookie = 'has_session=1') => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  })
  vi.stubGlobal('document', { cookie })
  const sent: string[] = []
  const left = [...answers]
  vi.stubGlobal('fetch', async (path: string, { body = '' }: RequestInit = {}) => {
    sent.push(`${path} ${body}`.trim())
    const answer = await left.shift()
    if (answer === undefined || answer === 'fails') return new Response('{}', { status: 500 })
    return Response.json({ customerId: amra, items: answer.map(itemOf) } satisfies Response200)
  })
  vi.resetModules()
  const changes = await import('./wishlist-changes.ts')
  const { readWished } = await import('../../state/wished.ts')
  return { ...changes, stored, sent, shown: () => [...readWished()] }
}
afterEach(() => vi.unstubAllGlobals())

describe('a change of the wishlist', () => {
  it('is shown at once, and stored when the server has it [STOR-03]', async () => {
    const { sendChange, shown, stored } = await openTab([[laptop]])
    const sending = sendChange(laptop, 'ba')
    expect([shown(), stored.size]).toEqual([[laptop.id], 0])
    await sending
    expect(JSON.parse(stored.get(key) ?? '')).toEqual({ version: 1, state: [itemOf(laptop)] })
  })

  it('that the server refuses is undone', async () => {
    const { sendChange, shown, stored } = await openTab([[laptop], 'fails', 'fails'])
    await sendChange(laptop, 'ba')
    const before = stored.get(key)
    await expect(sendChange(mouse, 'ba')).rejects.toThrow()
    await expect(sendChange({ ...laptop, kind: 'remove' }, 'ba')).rejects.toThrow()
    expect([shown(), stored.get(key)]).toEqual([[laptop.id], before])
  })

  it('waits for the one before, and shows both meanwhile', async () => {
    const { sendChange, shown, sent } = await openTab([[laptop], [mouse, laptop]])
    const both = [sendChange(laptop, 'ba'), sendChange(mouse, 'ba')]
    expect(shown()).toEqual([laptop.id, mouse.id])
    await both[0]
    expect([shown(), sent]).toEqual([
      [laptop.id, mouse.id],
      [expect.stringContaining('main:1'), expect.stringContaining('main:2')],
    ])
    await both[1]
    expect(shown()).toEqual([mouse.id, laptop.id])
  })

  it.each([
    ['removing the last product', { ...laptop, kind: 'remove' } as const],
    ['clearing', { kind: 'clear' } as const],
  ])('wipes what the browser stored: %s [WISH-12]', async (_, change) => {
    const { sendChange, shown, stored } = await openTab([[laptop], []])
    await sendChange(laptop, 'ba')
    expect([...stored.keys()]).toEqual([key])
    await sendChange(change, 'ba')
    expect([shown(), [...stored.keys()]]).toEqual([[], []])
  })
})

describe('the list of the browser', () => {
  it('is shown until the server’s comes, which wins', async () => {
    const { showStoredWishlist, refreshWishlist, shown, stored } = await openTab([[mouse]])
    stored.set(key, JSON.stringify({ version: 1, state: [itemOf(laptop)] }))
    showStoredWishlist({ customerId: amra, market: 'ba' })
    expect(shown()).toEqual([laptop.id])
    await refreshWishlist('ba')
    expect(shown()).toEqual([mouse.id])
    expect(JSON.parse(stored.get(key) ?? '').state).toEqual([itemOf(mouse)])
  })

  it.each([
    ['another customer', 'gid://shopify/Customer/2', 'ba'],
    ['another market', amra, 'cl'],
  ] as const)('is not that of %s', async (_, customerId, market) => {
    const { showStoredWishlist, shown, stored } = await openTab([])
    stored.set(key, JSON.stringify({ version: 1, state: [itemOf(laptop)] }))
    showStoredWishlist({ customerId, market })
    expect(shown()).toEqual([])
  })

  it.each([
    '',
    '<html>',
    'null',
    '7',
    '{"version":1,"state":7}',
    '{"version":2,"state":[{"id":"x"}]}',
    '{"version":1,"state":[null,{}]}',
  ])('is empty where the browser holds %j', async (text) => {
    const { showStoredWishlist, shown, stored } = await openTab([])
    stored.set(key, text)
    showStoredWishlist({ customerId: amra, market: 'ba' })
    expect(shown()).toEqual([])
  })

  it.each(['before a change was sent', 'while a change was on its way'])(
    'that was asked for %s, and comes after its response, takes nothing back',
    async (when) => {
      const [late, response] = [Promise.withResolvers<Answer>(), Promise.withResolvers<Answer>()]
      const isFirst = when === 'before a change was sent'
      const answers = isFirst ? [late.promise, response.promise] : [response.promise, late.promise]
      const { refreshWishlist, sendChange, shown, stored, sent } = await openTab(answers)
      const refresh = () => refreshWishlist('ba')
      const earlier = isFirst ? refresh() : undefined
      const sending = sendChange(laptop, 'ba')
      await vi.waitFor(() => expect(sent).toHaveLength(isFirst ? 2 : 1))
      const refreshing = earlier ?? refresh()
      response.resolve([laptop])
      await sending
      late.resolve([])
      await refreshing
      expect([shown(), [...stored.keys()]]).toEqual([[laptop.id], [key]])
    },
  )

  it('that comes after the logout is neither shown nor stored', async () => {
    const { refreshWishlist, shown, stored } = await openTab([[laptop]], '')
    await refreshWishlist('ba')
    expect([shown(), stored.size]).toEqual([[], 0])
  })
})
