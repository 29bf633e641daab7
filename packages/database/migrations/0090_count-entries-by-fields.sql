DROP INDEX CONCURRENTLY IF EXISTS "backend"."catalogue_entries_all_counted";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "catalogue_entries_all_counted" ON "backend"."catalogue_entries" USING btree ("shop","prominence","created_at","id","product_type","type","condition","grade","brand","processor","memory","storage","screen","battery","fields","price_minor","on_sale");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."catalogue_entries_counted";
