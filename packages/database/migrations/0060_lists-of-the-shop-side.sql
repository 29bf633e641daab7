-- The words of a text for an index. The cost is what makes the planner ask the index: it takes the words of a row to be
-- cheap, and would make them for every row of a list in the list's order. Not in SQL, which would be inlined without it.
CREATE FUNCTION backend.words(value text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 5000 AS $$
BEGIN
  RETURN to_tsvector('simple', value);
END
$$;
--> statement-breakpoint
CREATE FUNCTION platform.words(value text) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 5000 AS $$
BEGIN
  RETURN to_tsvector('simple', value);
END
$$;
--> statement-breakpoint
DROP INDEX "backend"."catalogue_products_by_words";--> statement-breakpoint
DROP INDEX "backend"."mails_by_time";--> statement-breakpoint
DROP INDEX "backend"."orders_by_words";--> statement-breakpoint
CREATE INDEX "catalogue_products_by_kind" ON "backend"."catalogue_products" USING btree ("shop","product_type","id") WHERE "backend"."catalogue_products"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "catalogue_products_by_stock" ON "backend"."catalogue_products" USING btree ("shop","stock","id") WHERE "backend"."catalogue_products"."removed_at" IS NULL;--> statement-breakpoint
CREATE INDEX "mails_by_template" ON "backend"."mails" USING btree ("template","queued_at",md5("key"));--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "backend"."mails" USING btree ("queued_at",md5("key")) WHERE "backend"."mails"."sent_at" IS NULL;--> statement-breakpoint
CREATE INDEX "offers_waiting" ON "backend"."offers" USING btree ("answer_by","id") WHERE "backend"."offers"."status" = 'pending' AND "backend"."offers"."approving" IS NULL;--> statement-breakpoint
CREATE INDEX "offers_by_status" ON "backend"."offers" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "offers_by_kind" ON "backend"."offers" USING btree ("kind","id");--> statement-breakpoint
CREATE INDEX "offers_by_market" ON "backend"."offers" USING btree ("market","id");--> statement-breakpoint
CREATE INDEX "offers_unsent" ON "backend"."offers" USING btree ("id") WHERE "backend"."offers"."era_status" = 'failed';--> statement-breakpoint
CREATE INDEX "offers_by_words" ON "backend"."offers" USING gin (backend.words(translate("title" || ' ' || "handle" || ' ' || coalesce("sku", '') || ' ' || "email", '@.-_+/#', '       ')));--> statement-breakpoint
CREATE INDEX "orders_by_payment" ON "backend"."orders" USING btree (("snapshot" ->> 'financialStatus'),"processed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_fulfilment" ON "backend"."orders" USING btree (("snapshot" ->> 'fulfillmentStatus'),"processed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_shop" ON "backend"."orders" USING btree ("shop","processed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_market" ON "backend"."orders" USING btree ("market","processed_at","id");--> statement-breakpoint
CREATE INDEX "orders_to_pack" ON "backend"."orders" USING btree ("processed_at","id") WHERE shop <> 'era' AND snapshot ->> 'cancelledAt' IS NULL
  AND (snapshot ->> 'financialStatus' IN ('PAID', 'PARTIALLY_REFUNDED')
    OR snapshot ->> 'financialStatus' = 'PENDING' AND snapshot -> 'paymentMethods' ? 'cash-on-delivery')
  AND coalesce(snapshot ->> 'fulfillmentStatus', 'UNFULFILLED') <> 'FULFILLED';--> statement-breakpoint
CREATE INDEX "reservations_waiting" ON "backend"."reservations" USING btree ("market","expires_at","id") WHERE "backend"."reservations"."ended_at" IS NULL;--> statement-breakpoint
CREATE INDEX "reservations_by_email" ON "backend"."reservations" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "reservations_completed" ON "backend"."reservations" USING btree ("ended_at","id") WHERE "backend"."reservations"."state" = 'completed';--> statement-breakpoint
CREATE INDEX "reservations_ended" ON "backend"."reservations" USING btree ("ended_at","id") WHERE "backend"."reservations"."state" IN ('cancelled', 'expired', 'released');--> statement-breakpoint
CREATE INDEX "return_requests_by_state" ON "backend"."return_requests" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "customers_by_phone" ON "platform"."customers" USING btree ("shop_id","phone" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "products_by_status" ON "platform"."products" USING btree ("shop_id","status","id");--> statement-breakpoint
CREATE INDEX "catalogue_products_by_words" ON "backend"."catalogue_products" USING gin (backend.words("titles"::text || ' ' || "handle" || ' ' || "vendor"));--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "backend"."mails" USING btree ("queued_at",md5("key"));--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "backend"."orders" USING gin (backend.words(
  translate("name" || ' ' || "email", '@.-_+#', '      ') || ' ' ||
  coalesce("snapshot" #>> '{shippingAddress,firstName}', '') || ' ' ||
  coalesce("snapshot" #>> '{shippingAddress,lastName}', '') || ' ' ||
  coalesce("snapshot" #>> '{billingAddress,firstName}', '') || ' ' ||
  coalesce("snapshot" #>> '{billingAddress,lastName}', '')));
--> statement-breakpoint
-- What the shop's own people find a customer by, folded as the words of products are.
ALTER TABLE platform.customers ADD COLUMN search_text text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE FUNCTION platform.set_customer_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := platform.fold_words(concat_ws(' ', NEW.first_name, NEW.last_name, NEW.email));
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER set_customer_search_text BEFORE INSERT OR UPDATE OF first_name, last_name, email ON platform.customers
  FOR EACH ROW EXECUTE FUNCTION platform.set_customer_search_text();
--> statement-breakpoint
UPDATE platform.customers SET email = email;
--> statement-breakpoint
CREATE INDEX customers_by_words ON platform.customers USING gin (platform.words(search_text));
