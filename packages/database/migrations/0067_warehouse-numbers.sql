DROP INDEX CONCURRENTLY IF EXISTS "backend"."international_sendings_by_era_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "international_sendings_by_era_order" ON "backend"."international_sendings" USING btree ("era_order_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "backend"."offers_by_era_offer";--> statement-breakpoint
CREATE INDEX CONCURRENTLY IF NOT EXISTS "offers_by_era_offer" ON "backend"."offers" USING btree ("era_offer_id");
