CREATE TABLE "backend"."stock_alerts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"product_id" bigint NOT NULL,
	"wanted_gid" text NOT NULL,
	"email" text NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"mailed_at" timestamp with time zone,
	"stop_token_hash" text,
	CONSTRAINT "stock_alerts_once" UNIQUE("shop","wanted_gid","email"),
	CONSTRAINT "stock_alerts_stop_token" UNIQUE("stop_token_hash"),
	CONSTRAINT "stock_alerts_email" CHECK ("backend"."stock_alerts"."email" = lower("backend"."stock_alerts"."email") AND length("backend"."stock_alerts"."email") <= 254),
	CONSTRAINT "stock_alerts_stop_token_hashed" CHECK ("backend"."stock_alerts"."stop_token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "stock_alerts_by_email" ON "backend"."stock_alerts" USING btree ("email");--> statement-breakpoint
CREATE INDEX "stock_alerts_by_age" ON "backend"."stock_alerts" USING btree ("created_at");