DROP INDEX CONCURRENTLY IF EXISTS backend.temporary_products_once_each;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS temporary_products_once_each ON backend.temporary_products (checkout_id, era_id, is_agreed);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS backend.temporary_products_once;
