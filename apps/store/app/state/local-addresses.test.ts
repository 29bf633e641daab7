import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const values = {
  firstName: 'Camila',
  lastName: 'Rojas',
  company: '',
  address1: 'Los Leones 9',
  address2: '',
  city: ' Ñuñoa ',
  province: 'RM',
  zip: '7750000',
  country: 'CL',
  phone: '9 1234 5678',
}
const camila = 'gid://shopify/Customer/7'
const diego = 'gid://shopify/Customer/8'

/** As browsers have it: its keys are properties. */
const createStorage = (entries: Record<string, string> = {}): Storage =>
  Object.create(
    {
      getItem(key: string) {
        return Object.hasOwn(this, key) ? (this as unknown as Record<string, string>)[key] : null
      },
      setItem(key: string, value: string) {
        ;(this as unknown as Record<string, string>)[key] = value
      },
      removeItem(key: string) {
        delete (this as unknown as Record<string, string>)[key]
      },
    },
    Object.getOwnPropertyDescriptors(entries),
  )

/** A page of its own: the modules keep what they read for as long as they live. */
const openPage = async (storage: Storage) => {
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', createStorage())
  vi.resetModules()
  const [{ localAddressesOf }, { forgetPerson }] = await Promise.all([
    import('./local-addresses.ts'),
    import('./forget-person.ts'),
  ])
  return { localAddressesOf, forgetPerson }
}

beforeEach(() => vi.stubGlobal('addEventListener', () => {}))
afterEach(() => vi.unstubAllGlobals())

describe('the addresses of an external account', () => {
  it('stay in the browser under ids of their own, and outlive the page [AUTH-27]', async () => {
    const storage = createStorage()
    const before = await openPage(storage)
    expect(before.localAddressesOf(camila).save(values, undefined, 'cl')).toBe(true)
    const { addresses, defaultId } = (await openPage(storage)).localAddressesOf(camila).get()
    expect(addresses).toEqual([
      {
        ...values,
        id: expect.stringMatching(/^local_\w{10,}$/),
        city: 'Ñuñoa',
        province: 'Metropolitana de Santiago',
        provinceCode: 'RM',
        country: '',
        countryCode: 'CL',
        phone: '+56912345678',
      },
    ])
    expect(defaultId).toBe(addresses[0]?.id)
  })

  it('are changed, made the default and removed', async () => {
    const { localAddressesOf } = await openPage(createStorage())
    const store = localAddressesOf(camila)
    for (const address1 of ['A', 'B', 'C']) store.save({ ...values, address1 }, undefined, 'cl')
    const [a = '', b = '', c = ''] = store.get().addresses.map(({ id }) => id)
    store.save({ ...values, address1: 'B2' }, b, 'cl')
    store.setDefault(c)
    store.remove(a)
    expect(store.get()).toMatchObject({ addresses: [{ id: b, address1: 'B2' }, { id: c }], defaultId: c })
    store.remove(c)
    expect(store.get().defaultId).toBe(b)
  })

  it('are one person’s, and go at logout', async () => {
    const storage = createStorage()
    const { localAddressesOf, forgetPerson } = await openPage(storage)
    localAddressesOf(camila).save(values, undefined, 'cl')
    expect(localAddressesOf(diego).get().addresses).toEqual([])
    forgetPerson()
    expect(JSON.stringify(storage)).not.toContain('Los Leones')
    expect((await openPage(storage)).localAddressesOf(camila).get().addresses).toEqual([])
  })

  it('are read with care: anybody may have written them', async () => {
    const key = `local-addresses-${camila}`
    for (const state of [
      null,
      7,
      { addresses: 'x' },
      { addresses: [null, { id: 'local_1' }, { ...values, id: '8' }] },
    ]) {
      const storage = createStorage()
      storage.setItem(key, JSON.stringify({ version: 1, state }))
      const nothing = { addresses: [], defaultId: null, phone: '' }
      expect((await openPage(storage)).localAddressesOf(camila).get()).toEqual(nothing)
    }
  })
})
