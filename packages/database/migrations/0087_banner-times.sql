ALTER TABLE "backend"."banners" ADD COLUMN "shown_from" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."banners" ADD COLUMN "shown_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."banners" ADD CONSTRAINT "banners_times" CHECK ("backend"."banners"."shown_until" > "backend"."banners"."shown_from") NOT VALID;
