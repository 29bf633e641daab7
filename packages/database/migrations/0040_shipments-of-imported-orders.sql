ALTER TABLE "backend"."international_sendings" ADD COLUMN "shipped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."international_sendings" ADD COLUMN "tracking" jsonb;