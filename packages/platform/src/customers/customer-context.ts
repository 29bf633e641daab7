import type { StorefrontContext } from '../graphql/storefront-context.ts'

/** What a command about customers asks of its caller, be it a question of the API or a page. */
export type CustomerDoor = Pick<StorefrontContext, 'shop' | 'clientAddress' | 'language' | 'parts'>
