DROP INDEX CONCURRENTLY IF EXISTS "backend"."orders_by_search_words";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_by_search_words" ON "backend"."orders" USING gin (backend.order_search_words("name", "email", "snapshot"));
