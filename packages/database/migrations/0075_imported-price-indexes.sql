DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_cheapest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_cheapest" ON "backend"."international_entries" USING btree (("prominence" = 0),"price_minor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_dearest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_dearest" ON "backend"."international_entries" USING btree (("prominence" > 0),"price_minor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_cheapest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_category_cheapest" ON "backend"."international_entries" USING btree ("category",("prominence" = 0),"price_minor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_dearest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_category_dearest" ON "backend"."international_entries" USING btree ("category",("prominence" > 0),"price_minor","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_price";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_price";
