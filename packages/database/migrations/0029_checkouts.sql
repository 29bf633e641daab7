CREATE TABLE "backend"."checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'placing' NOT NULL,
	"market" text NOT NULL,
	"shop" text NOT NULL,
	"cart_id" text,
	"customer_id" text,
	"browser_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"lines" jsonb NOT NULL,
	"order_id" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "checkouts_state" CHECK ("backend"."checkouts"."state" IN ('placing', 'open', 'ordered', 'closed')),
	CONSTRAINT "checkouts_ordered" CHECK (("backend"."checkouts"."state" = 'ordered') = ("backend"."checkouts"."order_id" IS NOT NULL)),
	CONSTRAINT "checkouts_browser_hashed" CHECK ("backend"."checkouts"."browser_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_once" ON "backend"."checkouts" USING btree ("browser_hash","fingerprint") WHERE "backend"."checkouts"."state" IN ('placing', 'open');--> statement-breakpoint
CREATE INDEX "checkouts_by_browser" ON "backend"."checkouts" USING btree ("browser_hash","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_by_age" ON "backend"."checkouts" USING btree ("created_at");