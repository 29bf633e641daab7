CREATE TABLE "backend"."product_import_rows" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"product_gid" text,
	"variant_gid" text,
	"changes" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"reason" text,
	"field" text,
	CONSTRAINT "product_import_rows_import_id_line_pk" PRIMARY KEY("import_id","line"),
	CONSTRAINT "product_import_rows_state" CHECK ("backend"."product_import_rows"."state" IN ('bad', 'same', 'waiting', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "backend"."product_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop" text NOT NULL,
	"file_name" text NOT NULL,
	"status" text DEFAULT 'checked' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"started_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "product_imports_status" CHECK ("backend"."product_imports"."status" IN ('checked', 'running', 'finished'))
);
--> statement-breakpoint
CREATE TABLE "backend"."price_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backend"."price_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop" text NOT NULL,
	"product_id" bigint NOT NULL,
	"variant_gid" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"compare_at_minor" bigint,
	"currency" text NOT NULL,
	"changed_by" text,
	"changed_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "price_changes_price" CHECK ("backend"."price_changes"."price_minor" >= 0 AND "backend"."price_changes"."compare_at_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "platform"."staged_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"shop_id" integer NOT NULL,
	"picture_key" text,
	"width" integer,
	"height" integer,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "backend"."product_import_rows" ADD CONSTRAINT "product_import_rows_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "backend"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "platform"."staged_uploads" ADD CONSTRAINT "staged_uploads_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "platform"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_rows_by_state" ON "backend"."product_import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE INDEX "product_imports_by_shop" ON "backend"."product_imports" USING btree ("shop","created_at");--> statement-breakpoint
CREATE INDEX "price_changes_by_variant" ON "backend"."price_changes" USING btree ("shop","variant_gid","id");--> statement-breakpoint
CREATE INDEX "price_changes_by_product" ON "backend"."price_changes" USING btree ("shop","product_id","id");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_words" ON "backend"."catalogue_products" USING gin (to_tsvector('simple', "titles"::text || ' ' || "handle" || ' ' || "vendor"));--> statement-breakpoint
CREATE INDEX "catalogue_products_by_sku" ON "backend"."catalogue_products" USING gin ("skus");