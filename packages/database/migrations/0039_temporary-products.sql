CREATE TABLE "backend"."temporary_products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"era_id" text NOT NULL,
	"checkout_id" uuid,
	"title" text NOT NULL,
	"sku" text,
	"grams" integer NOT NULL,
	"price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"product_id" text,
	"variant_id" text,
	"order_id" text,
	"handed_over_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "temporary_products_quantity" CHECK ("backend"."temporary_products"."quantity" > 0),
	CONSTRAINT "temporary_products_price" CHECK ("backend"."temporary_products"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "platform"."products" DROP CONSTRAINT "products_status";--> statement-breakpoint
CREATE UNIQUE INDEX "temporary_products_variant" ON "backend"."temporary_products" USING btree ("variant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "temporary_products_once" ON "backend"."temporary_products" USING btree ("checkout_id","era_id");--> statement-breakpoint
CREATE INDEX "temporary_products_left" ON "backend"."temporary_products" USING btree ("created_at") WHERE "backend"."temporary_products"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "temporary_products_to_hand_over" ON "backend"."temporary_products" USING btree ("order_id") WHERE "backend"."temporary_products"."order_id" IS NOT NULL AND "backend"."temporary_products"."handed_over_at" IS NULL;--> statement-breakpoint
ALTER TABLE "platform"."products" ADD CONSTRAINT "products_status" CHECK ("platform"."products"."status" IN ('active', 'draft', 'archived', 'unlisted'));