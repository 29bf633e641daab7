ALTER TABLE "backend"."international_sendings" DROP CONSTRAINT "international_sendings_era_order";--> statement-breakpoint
ALTER TABLE "backend"."offers" DROP CONSTRAINT "offers_era_offer";