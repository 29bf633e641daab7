CREATE TABLE "backend"."international_counts" (
	"scope" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."international_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"subcategory" text NOT NULL,
	"tags" text[] NOT NULL,
	"prominence" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"price_minor" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"codes" text[] NOT NULL,
	"head" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."international_products" (
	"id" text PRIMARY KEY NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"description_html" text NOT NULL,
	"vendor" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"subcategory" text NOT NULL,
	"tags" text[] NOT NULL,
	"collections" jsonb NOT NULL,
	"condition" text,
	"grade" text,
	"sku" text,
	"pictures" text[] NOT NULL,
	"grams" integer,
	"pesos" integer,
	"dollars" text,
	"compare_pesos" integer,
	"compare_dollars" text,
	"rate" jsonb NOT NULL,
	"stock" integer,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"listed" boolean NOT NULL,
	"removed_at" timestamp with time zone,
	"digest" text NOT NULL,
	"synced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "international_products_stock" CHECK ("backend"."international_products"."stock" >= 0),
	CONSTRAINT "international_products_price" CHECK ("backend"."international_products"."pesos" > 0 AND "backend"."international_products"."compare_pesos" > 0),
	CONSTRAINT "international_products_removed_is_not_listed" CHECK ("backend"."international_products"."removed_at" IS NULL OR NOT "backend"."international_products"."listed")
);
--> statement-breakpoint
CREATE TABLE "backend"."international_rejections" (
	"key" text PRIMARY KEY NOT NULL,
	"era_id" text,
	"reason" text NOT NULL,
	"row" text NOT NULL,
	"first_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."international_syncs" (
	"kind" text PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"run_id" uuid,
	"offset" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone,
	"seen" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"last_seen" integer DEFAULT 0 NOT NULL,
	"last_rejected" integer DEFAULT 0 NOT NULL,
	"problem" text,
	CONSTRAINT "international_syncs_kind" CHECK ("backend"."international_syncs"."kind" IN ('full', 'incremental'))
);
--> statement-breakpoint
CREATE TABLE "backend"."international_words" (
	"word" text PRIMARY KEY NOT NULL,
	"lexeme" text NOT NULL,
	"deletions" text[] NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "international_entries_featured" ON "backend"."international_entries" USING btree ("prominence","created_at","id");--> statement-breakpoint
CREATE INDEX "international_entries_newest" ON "backend"."international_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "international_entries_price" ON "backend"."international_entries" USING btree ("price_minor","id");--> statement-breakpoint
CREATE INDEX "international_entries_name" ON "backend"."international_entries" USING btree ("name","id");--> statement-breakpoint
CREATE INDEX "international_entries_category_featured" ON "backend"."international_entries" USING btree ("category","prominence","created_at","id");--> statement-breakpoint
CREATE INDEX "international_entries_category_newest" ON "backend"."international_entries" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "international_entries_category_price" ON "backend"."international_entries" USING btree ("category","price_minor","id");--> statement-breakpoint
CREATE INDEX "international_entries_category_name" ON "backend"."international_entries" USING btree ("category","name","id");--> statement-breakpoint
CREATE INDEX "international_entries_subcategory" ON "backend"."international_entries" USING btree ("subcategory","prominence","created_at","id");--> statement-breakpoint
CREATE INDEX "international_entries_type" ON "backend"."international_entries" USING btree ("type","prominence","created_at","id");--> statement-breakpoint
CREATE INDEX "international_entries_tags" ON "backend"."international_entries" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "international_entries_head" ON "backend"."international_entries" USING gin ("head");--> statement-breakpoint
CREATE INDEX "international_products_handle" ON "backend"."international_products" USING btree ("handle");--> statement-breakpoint
CREATE INDEX "international_rejections_last" ON "backend"."international_rejections" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "international_words_beginnings" ON "backend"."international_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "international_words_lexemes" ON "backend"."international_words" USING btree ("lexeme");--> statement-breakpoint
CREATE INDEX "international_words_deletions" ON "backend"."international_words" USING gin ("deletions");