import { markets } from '@dvaput/domain/markets/markets'
import { html } from 'hono/html'
import type { Shop } from '../tables/shops.table.ts'
import type { HostedBody } from './hosted-page.ts'

export const emailOf = ({ market }: Pick<Shop, 'market'>): string => markets[market].contact.email

/** For a refused visitor who may have a question. */
export const contactLink = (shop: Pick<Shop, 'market'>): HostedBody =>
  html`<a href="mailto:${emailOf(shop)}">${emailOf(shop)}</a>`
