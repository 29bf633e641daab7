DROP INDEX CONCURRENTLY IF EXISTS "backend"."orders_to_pack";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_to_pack" ON "backend"."orders" USING btree ("processed_at","id") WHERE shop <> 'era' AND snapshot ->> 'cancelledAt' IS NULL
  AND (snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_REFUNDED')
    OR snapshot ->> 'financialStatus' = 'PENDING' AND jsonb_path_exists(snapshot,
      '$.paymentMethods[*] ? (@ like_regex "^cash(-on-delivery| on delivery [(]cod[)])$" flag "i")'))
  AND coalesce(snapshot ->> 'fulfillmentStatus', 'UNFULFILLED') <> 'FULFILLED';
