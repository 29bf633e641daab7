CREATE TABLE "platform"."takings" (
	"kind" text NOT NULL,
	"taker_hash" text NOT NULL,
	"checkout_token" text NOT NULL,
	"weight" integer NOT NULL,
	"taken_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "takings_checkout_token_kind_taker_hash_pk" PRIMARY KEY("checkout_token","kind","taker_hash")
);
--> statement-breakpoint
ALTER TABLE "platform"."login_codes" ADD COLUMN "client_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."login_codes" ADD COLUMN "is_long" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "platform"."orders" ADD COLUMN "status_key_expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform"."stock" ADD COLUMN "untold_since" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "takings_by_taker" ON "platform"."takings" USING btree ("kind","taker_hash","taken_at");--> statement-breakpoint
CREATE INDEX "takings_by_time" ON "platform"."takings" USING btree ("taken_at");--> statement-breakpoint
CREATE INDEX "stock_untold" ON "platform"."stock" USING btree ("variant_id") WHERE "platform"."stock"."untold_since" IS NOT NULL;