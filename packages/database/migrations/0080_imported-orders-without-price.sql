DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_latest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_latest" ON "backend"."international_entries" USING btree (("prominence" > 0),"created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_alphabetical";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_alphabetical" ON "backend"."international_entries" USING btree (("prominence" = 0),"name","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_latest";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_category_latest" ON "backend"."international_entries" USING btree ("category",("prominence" > 0),"created_at","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_alphabetical";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_entries_category_alphabetical" ON "backend"."international_entries" USING btree ("category",("prominence" = 0),"name","id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_name";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_newest";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_entries_category_name";