DROP INDEX "backend"."international_rejections_last";--> statement-breakpoint
CREATE INDEX "international_sendings_unsent" ON "backend"."international_sendings" USING btree ("created_at") WHERE "backend"."international_sendings"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "international_rejections_words" ON "backend"."international_rejections" USING gin (backend.words(translate("reason", '@.-_+/#:%', '         ')));--> statement-breakpoint
CREATE INDEX "temporary_products_handed_over" ON "backend"."temporary_products" USING btree ("handed_over_at") WHERE "backend"."temporary_products"."handed_over_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "temporary_products_called_off" ON "backend"."temporary_products" USING btree ("handed_over_at") WHERE "backend"."temporary_products"."called_off_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "temporary_products_of_order" ON "backend"."temporary_products" USING btree ("order_id","handed_over_at","id") WHERE "backend"."temporary_products"."handed_over_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "international_rejections_last" ON "backend"."international_rejections" USING btree ("last_at","key");