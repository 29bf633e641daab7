ALTER TABLE "backend"."international_counts" ADD COLUMN "without_warnings" integer;--> statement-breakpoint
ALTER TABLE "backend"."international_entries" ADD COLUMN "condition" text;--> statement-breakpoint
ALTER TABLE "backend"."international_entries" ADD COLUMN "has_warnings" boolean DEFAULT false NOT NULL;
