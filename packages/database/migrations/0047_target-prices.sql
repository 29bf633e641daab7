-- The release before this one does not know this table: stop it before this migration runs.
CREATE TABLE "backend"."target_prices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop" text,
	"product_id" bigint,
	"item" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" text,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"amount" bigint,
	"currency" text,
	"watches" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"stop_token_hash" text,
	CONSTRAINT "target_prices_once" UNIQUE NULLS NOT DISTINCT("shop","item","email"),
	CONSTRAINT "target_prices_stop_token" UNIQUE("stop_token_hash"),
	CONSTRAINT "target_prices_email" CHECK ("backend"."target_prices"."email" = lower("backend"."target_prices"."email") AND length("backend"."target_prices"."email") <= 254),
	CONSTRAINT "target_prices_amount" CHECK ("backend"."target_prices"."amount" > 0),
	CONSTRAINT "target_prices_currency" CHECK (("backend"."target_prices"."amount" IS NULL) = ("backend"."target_prices"."currency" IS NULL)),
	CONSTRAINT "target_prices_product" CHECK (("backend"."target_prices"."shop" IS NULL) = ("backend"."target_prices"."product_id" IS NULL)),
	CONSTRAINT "target_prices_stop_token_hashed" CHECK ("backend"."target_prices"."stop_token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
INSERT INTO backend.target_prices (id, shop, product_id, item, email, market, language, created_at, mailed_at, stop_token_hash)
SELECT id, shop, product_id, item_gid, email, market, language, created_at, mailed_at, stop_token_hash FROM backend.stock_alerts;
--> statement-breakpoint
DROP TABLE "backend"."stock_alerts";--> statement-breakpoint
CREATE INDEX "target_prices_by_email" ON "backend"."target_prices" USING btree ("email");--> statement-breakpoint
CREATE INDEX "target_prices_by_customer" ON "backend"."target_prices" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "target_prices_by_age" ON "backend"."target_prices" USING btree ("created_at");