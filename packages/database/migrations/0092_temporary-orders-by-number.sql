DROP INDEX CONCURRENTLY IF EXISTS "backend"."temporary_products_by_era_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "temporary_products_by_era_order" ON "backend"."temporary_products" USING btree ("era_order_id") WHERE "backend"."temporary_products"."era_order_id" IS NOT NULL;
