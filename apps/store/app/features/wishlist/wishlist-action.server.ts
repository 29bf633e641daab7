import type { Wishlist } from '@dvaput/backend/wishlist/wishlist'
import type { Locale } from '@dvaput/domain/markets/locale'
import { formatProductIdentity, parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { RefusalCode } from '@dvaput/domain/refusals/refusal-status'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { loadText } from '../../i18n/load-text.ts'
import { isIntegrationError } from '../../lib/failures/is-integration-error.ts'

type Owner = { readonly customerId: string; readonly locale: Locale }
type Notice = { readonly failed: boolean; readonly message: string }

/** What the forms of hearts and of the page do without scripts: one button names the change. */
export const changeByForm = async (
  wishlist: Pick<Wishlist, 'items' | 'add' | 'remove' | 'clear'>,
  form: FormData,
  { customerId, locale }: Owner,
): Promise<Notice> => {
  const text = await loadText(locale.language, 'wishlist')
  const { market } = locale
  const owner = { customerId, market }
  const refuse = (code: RefusalCode): Notice => ({ failed: true, message: refusalTexts[locale.language][code] })
  const nameOf = async (id: string) =>
    (await wishlist.items(owner)).find(({ identity }) => formatProductIdentity(identity) === id)?.name ?? ''
  const [add, remove] = [form.get('add'), form.get('remove')].map(parseProductIdentity)
  if (add) {
    try {
      const added = await wishlist.add(customerId, locale, add)
      if (!added.ok) return refuse(added.refusal.code)
    } catch (error) {
      if (!isIntegrationError(error)) throw error
      return { failed: true, message: text('wishlist.error') }
    }
    return { failed: false, message: text('wishlist.added', { name: await nameOf(formatProductIdentity(add)) }) }
  }
  if (remove) {
    const name = await nameOf(formatProductIdentity(remove))
    const isRemoved = await wishlist.remove(owner, remove)
    return isRemoved
      ? { failed: false, message: text('wishlist.removed', { name }) }
      : { failed: true, message: text('wishlist.error') }
  }
  if (form.get('clear') !== 'yes') return { failed: true, message: text('wishlist.error') }
  await wishlist.clear(owner)
  return { failed: false, message: text('wishlist.cleared') }
}
