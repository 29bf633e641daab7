CREATE TABLE "backend"."order_syncs" (
	"shop" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"cursor" text,
	"seen" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "backend"."orders" (
	"id" text PRIMARY KEY NOT NULL,
	"shop" text NOT NULL,
	"market" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"customer_id" text,
	"checkout_id" text,
	"processed_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"snapshot" jsonb NOT NULL,
	"recorded_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "orders_id" CHECK ("backend"."orders"."id" ~ ('^' || "backend"."orders"."shop" || '-[1-9][0-9]*$')),
	CONSTRAINT "orders_email_folded" CHECK ("backend"."orders"."email" = lower("backend"."orders"."email"))
);
--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "backend"."orders" USING btree ("customer_id","processed_at");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "backend"."orders" USING btree ("email","processed_at");--> statement-breakpoint
CREATE INDEX "orders_by_checkout" ON "backend"."orders" USING btree ("checkout_id");