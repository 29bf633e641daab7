DROP INDEX "platform"."products_by_vendor";--> statement-breakpoint
CREATE INDEX "products_by_vendor" ON "platform"."products" USING btree ("shop_id",lower("vendor"),"id");