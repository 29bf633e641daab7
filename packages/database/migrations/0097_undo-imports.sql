CREATE TABLE "backend"."product_import_files" (
	"import_id" uuid NOT NULL,
	"name" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "product_import_files_import_id_name_pk" PRIMARY KEY("import_id","name")
);
--> statement-breakpoint
CREATE TABLE "backend"."product_import_pictures" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"position" integer NOT NULL,
	"product_gid" text NOT NULL,
	"source" text NOT NULL,
	"alt" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	CONSTRAINT "product_import_pictures_import_id_line_position_pk" PRIMARY KEY("import_id","line","position"),
	CONSTRAINT "product_import_pictures_state" CHECK ("backend"."product_import_pictures"."state" IN ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "backend"."product_import_rows" DROP CONSTRAINT "product_import_rows_state";--> statement-breakpoint
ALTER TABLE "backend"."product_imports" DROP CONSTRAINT "product_imports_status";--> statement-breakpoint
ALTER TABLE "backend"."product_import_rows" ADD COLUMN "first_line" integer;--> statement-breakpoint
ALTER TABLE "backend"."product_import_rows" ADD COLUMN "new_product" jsonb;--> statement-breakpoint
ALTER TABLE "backend"."product_imports" ADD COLUMN "new_products" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."product_imports" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "backend"."product_imports" ADD COLUMN "round" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "backend"."product_import_files" ADD CONSTRAINT "product_import_files_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "backend"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."product_import_pictures" ADD CONSTRAINT "product_import_pictures_import_id_product_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "backend"."product_imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_import_pictures_by_state" ON "backend"."product_import_pictures" USING btree ("import_id","state");--> statement-breakpoint
ALTER TABLE "backend"."product_import_rows" ADD CONSTRAINT "product_import_rows_state" CHECK ("backend"."product_import_rows"."state" IN ('bad', 'same', 'waiting', 'done', 'failed', 'undone', 'kept')) NOT VALID;--> statement-breakpoint
ALTER TABLE "backend"."product_imports" ADD CONSTRAINT "product_imports_status" CHECK ("backend"."product_imports"."status" IN ('mapping', 'checked', 'running', 'stopped', 'finished', 'undoing', 'undone')) NOT VALID;