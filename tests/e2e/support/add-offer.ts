import { randomUUID } from 'node:crypto'
import { runSql } from './join-administration.ts'

/** On the dearest product of the shop, of a customer of its own where none is given; it is found by the e-mail. */
export const addOffer = (email: string, customerId = `gid://shopify/Customer/${randomUUID()}`) =>
  runSql(
    `INSERT INTO backend.offers (id, market, shop, kind, customer_id, email, language, target_country, product_key, item,
       handle, title, sku, currency, original_price, offered_price, answer_by)
     SELECT gen_random_uuid(), 'ba', shop, 'local', $1, $2, 'bcs', 'BA', 'local:' || shop || ':' || id,
       'local:' || shop || ':' || split_part(variants -> 0 ->> 'gid', '/', 5), handle, titles ->> 'bcs', skus[1], currency, price_minor,
       price_minor * 6 / 10, app_now() + interval '1 day'
     FROM backend.catalogue_products WHERE shop = 'main' AND listed AND stock > 0 ORDER BY price_minor DESC LIMIT 1`,
    [customerId, email],
  )
