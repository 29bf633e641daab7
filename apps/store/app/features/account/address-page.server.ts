import type { AccountAddress } from '@dvaput/domain/account/account-record'
import { addressFormOf } from '@dvaput/domain/address/address-forms'
import { listTowns } from '@dvaput/domain/address/places'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { data, redirect } from 'react-router'
import { loadText } from '../../i18n/load-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'
import { customerLoader } from '../../lib/loading/customer-loader.ts'
import { type PageArgs, pageLoader } from '../../lib/loading/page-loader.ts'
import { type AddressIntent, type AddressResult, failureStatus, stayField } from './address-result.ts'
import { addressesPath } from './addresses-path.ts'
import { readAddressValues } from './read-address-values.ts'

type Title = 'form.addTitle' | 'form.editTitle' | 'delete.confirm'

const newId = 'new'

/** Somebody else's address is like one that does not exist. */
const findAddress = async (id: string, { services, person, clientIp }: PageArgs): Promise<AccountAddress> => {
  const book = await services()
    .addresses.list({ person: person(), clientIp: clientIp() })
    .catch((error: unknown) => {
      throw isIntegrationError(error) ? new Response(null, { status: 502 }) : error
    })
  const address = book?.addresses.find((known) => known.id === id)
  if (!address) throw new Response(null, { status: 404 })
  return address
}

/** A page without a title for a new address has none. */
export const addressLoader = (titles: { readonly added?: Title; readonly saved: Title }) =>
  customerLoader(async ({ language, market }, args) => {
    // Those of an external account are in the browser, where the list shows them.
    if (args.customer.kind === 'external') throw redirect(addressesPath)
    const { id = '' } = args.params
    const address = id === newId && titles.added ? null : await findAddress(id, args)
    const text = await loadText(language, 'addresses')
    const title = text((address === null && titles.added) || titles.saved)
    const path = new URL(args.request.url).pathname
    const head = { title, description: text('form.description'), path, hidden: true }
    return { head, address, towns: listTowns(addressFormOf(address?.countryCode, market.id)) }
  })

const run = ({ market }: PageContext, intent: AddressIntent, form: FormData, args: PageArgs) => {
  const { addresses } = args.services()
  const owner = { person: args.person(), clientIp: args.clientIp() }
  const { id = '' } = args.params
  if (intent === 'delete') return addresses.remove(owner, id)
  if (intent === 'default') return addresses.setDefault(owner, id)
  const values = readAddressValues(form)
  return addresses.save(owner, { id: id === newId ? undefined : id, values, market: market.id })
}

/** Leads back to the list, except where a script asked for the result. */
export const addressAction = (intentOf: (form: FormData) => AddressIntent) =>
  pageLoader(async (page, args) => {
    const form = await args.request.formData().catch(() => new FormData())
    const intent = intentOf(form)
    const outcome = await run(page, intent, form, args)
    if (outcome.ok && !form.has(stayField)) throw redirect(addressesPath)
    const result: AddressResult = { ...outcome, intent, values: readAddressValues(form) }
    return data(result, outcome.ok ? 200 : failureStatus[outcome.failure.kind])
  })
