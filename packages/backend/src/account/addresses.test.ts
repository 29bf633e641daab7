import { randomUUID } from 'node:crypto'
import type { AddressValues } from '@dvaput/domain/address/address-form'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import type { SessionKind } from '../customers/customers.schema.ts'
import { type Customers, createCustomers } from '../customers/customers.ts'
import { type Addresses, createAddresses } from './addresses.ts'

const platform = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const password = 'proljetna kiša 7'

const santiago: AddressValues = {
  firstName: ' Camila ',
  lastName: 'Rojas',
  company: '',
  address1: 'Av. Providencia 1234',
  address2: 'Depto 5',
  city: 'Providencia',
  province: 'RM',
  zip: '7500000',
  country: 'CL',
  phone: '9 1234 5678',
}
const sarajevo: AddressValues = {
  ...santiago,
  address1: 'Ferhadija 1',
  city: 'Sarajevo',
  province: '09',
  zip: '71000',
  country: 'BA',
  phone: '061/234-567',
}

let customers: Customers
let addresses: Addresses
let shop: ReturnType<typeof connectTestShop>['customers']
beforeAll(() => {
  shop = connectTestShop(platform, 'main').customers
  customers = createCustomers({
    infrastructure: { database: platform.database, log },
    secret: 'the secret of this test',
    shop,
  })
  addresses = createAddresses({ accountOf: customers.accountOf, log })
})

let newcomers = 0
const logIn = async (kind: SessionKind) => {
  newcomers += 1
  const clientIp = `198.51.100.${newcomers}`
  const buyer = { buyerIp: clientIp }
  const profile = { email: `camila.${randomUUID()}@example.com`, firstName: 'Camila', lastName: 'Rojas' }
  const made = await shop.storefront.create({ ...profile, password }, buyer)
  if (!made.ok || !made.value) throw new Error('the platform made no customer')
  const token = await shop.storefront.createToken({ email: profile.email, password }, buyer)
  if (!token.ok || !token.value) throw new Error('the platform made no token')
  const tokens = kind === 'password' ? { type: 'storefront' as const, ...token.value } : null
  const person = customers.openPerson(() => undefined)
  const customer = { ...profile, id: made.value.id }
  await customers.startSession(person, { customer, kind, isVerified: true, tokens })
  return { person, clientIp }
}

type Owner = Awaited<ReturnType<typeof logIn>>
const add = (owner: Owner, change: Partial<AddressValues> = {}) =>
  addresses.save(owner, { id: undefined, market: 'cl', values: { ...santiago, ...change } })
const listOf = async (owner: Owner) => (await addresses.list(owner)) ?? { addresses: [], defaultId: null }
const idsOf = async (owner: Owner) => (await listOf(owner)).addresses.map(({ id }) => id)
const refused = (kind: string) => ({ ok: false, failure: { kind } })

describe.each(['password', 'link'] as const)('addresses in a session of kind %s', (kind) => {
  it('are saved as the platform understands them [ENT-18] [SF-14] [IDP-08]', async () => {
    const owner = await logIn(kind)
    expect(await add(owner)).toEqual({ ok: true })
    expect(await addresses.save(owner, { id: undefined, market: 'ba', values: sarajevo })).toEqual({ ok: true })
    const { addresses: saved, defaultId } = await listOf(owner)
    expect(saved).toEqual([
      {
        ...santiago,
        id: expect.stringMatching(/^\d+$/),
        firstName: 'Camila',
        province: 'Metropolitana de Santiago',
        provinceCode: 'RM',
        country: 'Chile',
        countryCode: 'CL',
        phone: '+56912345678',
      },
      expect.objectContaining({
        city: 'Sarajevo',
        province: 'Kanton Sarajevo',
        provinceCode: '09',
        countryCode: 'BA',
        phone: '+38761234567',
      }),
    ])
    expect(defaultId).toBe(saved[0]?.id)
  })

  it('are changed, made the default and deleted [SF-14] [SF-15] [IDP-08]', async () => {
    const owner = await logIn(kind)
    await add(owner)
    await add(owner, { address1: 'Los Leones 9' })
    const [first = '', second = ''] = await idsOf(owner)
    const values = { ...santiago, city: 'Ñuñoa', zip: '7750000', company: 'Sitnice' }
    expect(await addresses.save(owner, { id: second, market: 'cl', values })).toEqual({ ok: true })
    expect(await addresses.setDefault(owner, second)).toEqual({ ok: true })
    expect(await listOf(owner)).toMatchObject({
      addresses: [{ id: first }, { id: second, city: 'Ñuñoa', zip: '7750000', company: 'Sitnice' }],
      defaultId: second,
    })
    expect(await addresses.remove(owner, first)).toEqual({ ok: true })
    expect(await idsOf(owner)).toEqual([second])
  })

  it('are checked on the server, in the form of their country', async () => {
    const owner = await logIn(kind)
    expect(await add(owner, { zip: '75' })).toEqual({
      ok: false,
      failure: { kind: 'problem', problem: { field: 'zip', problem: 'format' } },
    })
    expect(await add(owner, { country: 'BA' })).toMatchObject({ failure: { problem: { field: 'province' } } })
    expect(await idsOf(owner)).toEqual([])
  })

  it('are ten at most', async () => {
    const owner = await logIn(kind)
    for (let number = 1; number <= 10; number += 1) await add(owner, { address1: `Los Leones ${number}` })
    expect(await add(owner, { address1: 'Los Leones 11' })).toEqual(refused('limit'))
    const [first = ''] = await idsOf(owner)
    expect(await addresses.remove(owner, first)).toEqual({ ok: true })
    expect(await add(owner, { address1: 'Los Leones 11' })).toEqual({ ok: true })
  })

  it('of somebody else are like those that do not exist', async () => {
    const [owner, other] = [await logIn(kind), await logIn(kind)]
    await add(owner)
    const [own = ''] = await idsOf(owner)
    for (const id of [own, '99999999', 'x', ''])
      for (const outcome of [
        await addresses.save(other, { id, market: 'cl', values: { ...santiago, address1: 'Mine' } }),
        await addresses.remove(other, id),
        await addresses.setDefault(other, id),
      ])
        expect(outcome).toEqual(refused('not-found'))
    expect((await listOf(owner)).addresses).toMatchObject([{ address1: santiago.address1 }])
  })

  it('are not saved twice', async () => {
    const owner = await logIn(kind)
    await add(owner)
    expect(await add(owner)).toEqual(refused('exists'))
  })

  it('show what the platform says against them [ADDR-20]', async () => {
    const owner = await logIn(kind)
    expect(await add(owner, { address1: 'x'.repeat(300) })).toEqual({
      ok: false,
      failure: { kind: 'refused', message: expect.stringMatching(/Address1 is too long/) },
    })
  })
})

it('the address book needs authentication: without a session, and for what an external account keeps in the browser [ADDR-21] [IDP-08]', async () => {
  const nobody = { person: customers.openPerson(() => undefined), clientIp: '192.0.2.1' }
  const external = await logIn('external')
  for (const owner of [nobody, external]) {
    expect(await addresses.list(owner)).toBeNull()
    for (const outcome of [
      await add(owner),
      await addresses.remove(owner, '1'),
      await addresses.setDefault(owner, '1'),
    ])
      expect(outcome).toEqual(refused('authentication-required'))
  }
})

it('the address book fails while the platform cannot be reached', async () => {
  const owner = await logIn('link')
  const unreachable = createAddresses({
    accountOf: () => Promise.reject(new IntegrationError({ service: 'storefront', kind: 'network' })),
    log,
  })
  expect(await unreachable.remove(owner, '1')).toEqual(refused('unavailable'))
})
