CREATE TABLE "backend"."catalogue_collections" (
	"shop" text NOT NULL,
	"id" bigint NOT NULL,
	"gid" text NOT NULL,
	"handle" text NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"image" jsonb,
	"kind" text DEFAULT 'custom' NOT NULL,
	"product_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	"digest" text NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_collections_shop_id_pk" PRIMARY KEY("shop","id"),
	CONSTRAINT "catalogue_collections_kind" CHECK ("backend"."catalogue_collections"."kind" IN ('custom', 'smart'))
);
--> statement-breakpoint
CREATE TABLE "backend"."catalogue_products" (
	"shop" text NOT NULL,
	"id" bigint NOT NULL,
	"gid" text NOT NULL,
	"handle" text NOT NULL,
	"titles" jsonb NOT NULL,
	"descriptions" jsonb NOT NULL,
	"vendor" text NOT NULL,
	"product_type" text NOT NULL,
	"tags" text[] NOT NULL,
	"collections" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"published_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	"available" boolean NOT NULL,
	"price_minor" bigint NOT NULL,
	"compare_at_minor" bigint,
	"currency" text NOT NULL,
	"stock" integer,
	"skus" text[] NOT NULL,
	"condition" text,
	"grade" text,
	"battery_health_percent" integer,
	"warranty_months" integer,
	"processor_family" text,
	"memory_gb" integer,
	"storage_gb" integer,
	"screen_inches" numeric(5, 2),
	"release_year" integer,
	"specifications" jsonb NOT NULL,
	"notes" jsonb NOT NULL,
	"images" jsonb NOT NULL,
	"variants" jsonb NOT NULL,
	"inventory_item_ids" bigint[] DEFAULT '{}' NOT NULL,
	"listed" boolean NOT NULL,
	"first_listed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"digest" text NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "catalogue_products_shop_id_pk" PRIMARY KEY("shop","id"),
	CONSTRAINT "catalogue_products_price" CHECK ("backend"."catalogue_products"."price_minor" >= 0 AND "backend"."catalogue_products"."compare_at_minor" >= 0),
	CONSTRAINT "catalogue_products_removed_is_not_listed" CHECK ("backend"."catalogue_products"."removed_at" IS NULL OR NOT "backend"."catalogue_products"."listed")
);
--> statement-breakpoint
CREATE TABLE "backend"."catalogue_syncs" (
	"shop" text PRIMARY KEY NOT NULL,
	"run_id" uuid,
	"stage" text,
	"cursor" text,
	"started_at" timestamp with time zone,
	"seen" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"last_full_at" timestamp with time zone,
	"last_seen" integer DEFAULT 0 NOT NULL,
	"last_drift" integer DEFAULT 0 NOT NULL,
	"total_drift" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "catalogue_syncs_stage" CHECK ("backend"."catalogue_syncs"."stage" IN ('collections', 'products'))
);
--> statement-breakpoint
CREATE INDEX "catalogue_collections_by_handle" ON "backend"."catalogue_collections" USING btree ("shop","handle");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_handle" ON "backend"."catalogue_products" USING btree ("shop","handle");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_age" ON "backend"."catalogue_products" USING btree ("shop","created_at","id") WHERE "backend"."catalogue_products"."listed";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_price" ON "backend"."catalogue_products" USING btree ("shop","price_minor","id") WHERE "backend"."catalogue_products"."listed";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_type" ON "backend"."catalogue_products" USING btree ("shop","product_type","created_at","id") WHERE "backend"."catalogue_products"."listed";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_vendor" ON "backend"."catalogue_products" USING btree ("shop","vendor","created_at","id") WHERE "backend"."catalogue_products"."listed";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_collection" ON "backend"."catalogue_products" USING gin ("collections") WHERE "backend"."catalogue_products"."listed";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_tag" ON "backend"."catalogue_products" USING gin ("tags") WHERE "backend"."catalogue_products"."listed";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_inventory_item" ON "backend"."catalogue_products" USING gin ("inventory_item_ids");