DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_orders_open";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_orders_open" ON "backend"."international_orders" USING btree ("customer_id") WHERE "backend"."international_orders"."state" IN ('awaiting-payment', 'payment-pending');
