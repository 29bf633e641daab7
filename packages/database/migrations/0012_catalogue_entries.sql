CREATE TABLE "backend"."catalogue_entries" (
	"shop" text NOT NULL,
	"id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"prominence" smallint NOT NULL,
	"on_sale" boolean NOT NULL,
	"product_type" text NOT NULL,
	"tags" text[] NOT NULL,
	"collections" text[] NOT NULL,
	"type" text,
	"condition" text,
	"grade" text,
	"brand" text,
	"processor" text,
	"memory" text,
	"storage" text,
	"screen" text,
	"battery" integer,
	"codes" text[] NOT NULL,
	"head" "tsvector" NOT NULL,
	"body" "tsvector" NOT NULL,
	CONSTRAINT "catalogue_entries_shop_id_pk" PRIMARY KEY("shop","id")
);
--> statement-breakpoint
CREATE TABLE "backend"."catalogue_words" (
	"shop" text NOT NULL,
	"word" text NOT NULL,
	"lexeme" text NOT NULL,
	"deletions" text[] NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "catalogue_words_shop_word_pk" PRIMARY KEY("shop","word")
);
--> statement-breakpoint
CREATE INDEX "catalogue_entries_featured" ON "backend"."catalogue_entries" USING btree ("shop","prominence","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_newest" ON "backend"."catalogue_entries" USING btree ("shop","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_price" ON "backend"."catalogue_entries" USING btree ("shop","price_minor","id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_type_featured" ON "backend"."catalogue_entries" USING btree ("shop","product_type","prominence","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_type_newest" ON "backend"."catalogue_entries" USING btree ("shop","product_type","created_at","id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_type_price" ON "backend"."catalogue_entries" USING btree ("shop","product_type","price_minor","id");--> statement-breakpoint
CREATE INDEX "catalogue_entries_collections" ON "backend"."catalogue_entries" USING gin ("collections");--> statement-breakpoint
CREATE INDEX "catalogue_entries_tags" ON "backend"."catalogue_entries" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "catalogue_entries_codes" ON "backend"."catalogue_entries" USING gin ("codes");--> statement-breakpoint
CREATE INDEX "catalogue_entries_head" ON "backend"."catalogue_entries" USING gin ("head");--> statement-breakpoint
CREATE INDEX "catalogue_entries_body" ON "backend"."catalogue_entries" USING gin ("body");--> statement-breakpoint
CREATE INDEX "catalogue_words_beginnings" ON "backend"."catalogue_words" USING btree ("shop","word" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "catalogue_words_lexemes" ON "backend"."catalogue_words" USING btree ("shop","lexeme");--> statement-breakpoint
CREATE INDEX "catalogue_words_deletions" ON "backend"."catalogue_words" USING gin ("deletions");--> statement-breakpoint
-- What was copied before has no entries: at the next start everything is copied again, and that is no drift.
UPDATE backend.catalogue_products SET digest = '';
--> statement-breakpoint
DELETE FROM backend.catalogue_syncs;
