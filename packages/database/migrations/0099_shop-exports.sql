CREATE TABLE "backend"."shop_export_parts" (
	"export_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "shop_export_parts_export_id_number_pk" PRIMARY KEY("export_id","number")
);
--> statement-breakpoint
CREATE TABLE "backend"."shop_exports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"range" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "shop_exports_status" CHECK ("backend"."shop_exports"."status" IN ('waiting', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "backend"."shop_export_parts" ADD CONSTRAINT "shop_export_parts_export_id_shop_exports_id_fk" FOREIGN KEY ("export_id") REFERENCES "backend"."shop_exports"("id") ON DELETE cascade ON UPDATE no action;