CREATE TABLE "backend"."order_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"administrator_id" uuid,
	"administrator_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "order_notes_text" CHECK (length("backend"."order_notes"."text") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE TABLE "backend"."order_units" (
	"order_id" text NOT NULL,
	"line_id" text NOT NULL,
	"number" smallint NOT NULL,
	"serial" text NOT NULL,
	CONSTRAINT "order_units_order_id_line_id_number_pk" PRIMARY KEY("order_id","line_id","number"),
	CONSTRAINT "order_units_number" CHECK ("backend"."order_units"."number" > 0),
	CONSTRAINT "order_units_serial" CHECK (length("backend"."order_units"."serial") BETWEEN 1 AND 100)
);
--> statement-breakpoint
ALTER TABLE "backend"."reservations" ADD COLUMN "payment" text;--> statement-breakpoint
ALTER TABLE "backend"."order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."order_units" ADD CONSTRAINT "order_units_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_by_order" ON "backend"."order_notes" USING btree ("order_id","created_at");--> statement-breakpoint
CREATE INDEX "order_units_by_serial" ON "backend"."order_units" USING btree (upper("serial"));--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "backend"."orders" USING btree ("processed_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_words" ON "backend"."orders" USING gin (to_tsvector('simple',
  translate("name" || ' ' || "email", '@.-_+#', '      ') || ' ' ||
  coalesce("snapshot" #>> '{shippingAddress,firstName}', '') || ' ' ||
  coalesce("snapshot" #>> '{shippingAddress,lastName}', '') || ' ' ||
  coalesce("snapshot" #>> '{billingAddress,firstName}', '') || ' ' ||
  coalesce("snapshot" #>> '{billingAddress,lastName}', '')));--> statement-breakpoint
ALTER TABLE "backend"."reservations" ADD CONSTRAINT "reservations_payment" CHECK ("backend"."reservations"."payment" IN ('cash', 'card'));