ALTER TABLE "platform"."checkouts" ADD COLUMN "browser_key_hashes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."checkouts" ADD COLUMN "customer_id" bigint;--> statement-breakpoint
ALTER TABLE "platform"."checkouts" ADD COLUMN "set_aside" jsonb DEFAULT '[]'::jsonb NOT NULL;