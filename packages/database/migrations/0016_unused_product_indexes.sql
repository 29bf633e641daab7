DROP INDEX "backend"."catalogue_products_by_age";--> statement-breakpoint
DROP INDEX "backend"."catalogue_products_by_price";--> statement-breakpoint
DROP INDEX "backend"."catalogue_products_by_type";--> statement-breakpoint
DROP INDEX "backend"."catalogue_products_by_vendor";--> statement-breakpoint
DROP INDEX "backend"."catalogue_products_by_tag";