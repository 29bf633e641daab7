import type { Door } from '../graphql/storefront-context.ts'

/** Where shoppers of this shop buy; without a storefront in the settings, the door they came through. */
export const shopHome = ({ shop, origin }: Pick<Door, 'shop' | 'origin'>): string => shop.homeUrl ?? `${origin}/`
