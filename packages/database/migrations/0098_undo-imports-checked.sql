ALTER TABLE "backend"."product_import_rows" VALIDATE CONSTRAINT "product_import_rows_state";--> statement-breakpoint
ALTER TABLE "backend"."product_imports" VALIDATE CONSTRAINT "product_imports_status";
