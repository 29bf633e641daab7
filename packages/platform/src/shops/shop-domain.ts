import type { Shop } from '../tables/shops.table.ts'

/** The shop's permanent name, whatever endpoint a request came in by; the hosted one says `{handle}.myshopify.com`. */
export const shopDomain = ({ handle }: Pick<Shop, 'handle'>): string => `${handle}.localhost`
