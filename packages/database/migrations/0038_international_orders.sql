CREATE FUNCTION backend.international_lines_total(lines jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(sum((line ->> 'unitPrice')::bigint * (line ->> 'quantity')::bigint), 0)::bigint
  FROM jsonb_array_elements(lines) AS line
);
--> statement-breakpoint
CREATE TABLE "backend"."international_orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "backend"."international_orders_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1001 CACHE 1),
	"state" text DEFAULT 'awaiting-payment' NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"customer" jsonb NOT NULL,
	"browser_hash" text NOT NULL,
	"fingerprint" text NOT NULL,
	"lines" jsonb NOT NULL,
	"shipping" jsonb NOT NULL,
	"shipping_total" bigint NOT NULL,
	"total" bigint NOT NULL,
	"provider" text NOT NULL,
	"starting_at" timestamp with time zone,
	"provider_reference" text,
	"pay_url" text,
	"hold_until" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "international_orders_number" UNIQUE("number"),
	CONSTRAINT "international_orders_total" UNIQUE("id","total"),
	CONSTRAINT "international_orders_state" CHECK ("backend"."international_orders"."state" IN ('awaiting-payment', 'paid', 'sent', 'not-coverable', 'refunded', 'expired', 'review')),
	CONSTRAINT "international_orders_sum" CHECK ("backend"."international_orders"."total" = backend.international_lines_total("backend"."international_orders"."lines") + "backend"."international_orders"."shipping_total"),
	CONSTRAINT "international_orders_amounts" CHECK ("backend"."international_orders"."total" > 0 AND "backend"."international_orders"."shipping_total" >= 0),
	CONSTRAINT "international_orders_started" CHECK (("backend"."international_orders"."pay_url" IS NULL) = ("backend"."international_orders"."provider_reference" IS NULL)),
	CONSTRAINT "international_orders_email_folded" CHECK ("backend"."international_orders"."email" = lower("backend"."international_orders"."email")),
	CONSTRAINT "international_orders_browser_hashed" CHECK ("backend"."international_orders"."browser_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "backend"."international_payments" (
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"status" text NOT NULL,
	"status_detail" text NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"last_digits" text,
	"method" text,
	"accepted_amount" bigint GENERATED ALWAYS AS (CASE WHEN outcome = 'accepted' THEN amount END) STORED,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "international_payments_provider_payment_id_pk" PRIMARY KEY("provider","payment_id"),
	CONSTRAINT "international_payments_outcome" CHECK ("backend"."international_payments"."outcome" IN ('open', 'accepted', 'surplus', 'uncovered', 'mismatched', 'returned')),
	CONSTRAINT "international_payments_pesos" CHECK ("backend"."international_payments"."outcome" <> 'accepted' OR "backend"."international_payments"."currency" = 'CLP')
);
--> statement-breakpoint
CREATE TABLE "backend"."international_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"refund_id" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"refunded_at" timestamp with time zone,
	CONSTRAINT "international_refunds_once" UNIQUE("provider","payment_id"),
	CONSTRAINT "international_refunds_amount" CHECK ("backend"."international_refunds"."amount" > 0),
	CONSTRAINT "international_refunds_reason" CHECK ("backend"."international_refunds"."reason" IN ('surplus', 'uncovered')),
	CONSTRAINT "international_refunds_done" CHECK (("backend"."international_refunds"."refund_id" IS NULL) = ("backend"."international_refunds"."refunded_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "backend"."international_holds" (
	"order_id" uuid NOT NULL,
	"era_id" text NOT NULL,
	"quantity" integer NOT NULL,
	CONSTRAINT "international_holds_order_id_era_id_pk" PRIMARY KEY("order_id","era_id"),
	CONSTRAINT "international_holds_quantity" CHECK ("backend"."international_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "backend"."international_sendings" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"era_order_id" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"sent_at" timestamp with time zone,
	"refused_at" timestamp with time zone,
	CONSTRAINT "international_sendings_era_order" UNIQUE("era_order_id"),
	CONSTRAINT "international_sendings_sent" CHECK (("backend"."international_sendings"."era_order_id" IS NULL) = ("backend"."international_sendings"."sent_at" IS NULL)),
	CONSTRAINT "international_sendings_end" CHECK ("backend"."international_sendings"."sent_at" IS NULL OR "backend"."international_sendings"."refused_at" IS NULL)
);
--> statement-breakpoint
CREATE TABLE "backend"."international_stock" (
	"era_id" text PRIMARY KEY NOT NULL,
	"confirmed" integer NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"ceiling" integer NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "international_stock_held" CHECK ("backend"."international_stock"."held" BETWEEN 0 AND "backend"."international_stock"."ceiling"),
	CONSTRAINT "international_stock_ceiling" CHECK ("backend"."international_stock"."ceiling" = greatest("backend"."international_stock"."confirmed", "backend"."international_stock"."held")),
	CONSTRAINT "international_stock_confirmed" CHECK ("backend"."international_stock"."confirmed" >= 0)
);
--> statement-breakpoint
ALTER TABLE "backend"."international_payments" ADD CONSTRAINT "international_payments_order_id_international_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."international_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."international_payments" ADD CONSTRAINT "international_payments_accepted_total" FOREIGN KEY ("order_id","accepted_amount") REFERENCES "backend"."international_orders"("id","total") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."international_refunds" ADD CONSTRAINT "international_refunds_payment" FOREIGN KEY ("provider","payment_id") REFERENCES "backend"."international_payments"("provider","payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."international_holds" ADD CONSTRAINT "international_holds_order_id_international_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."international_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."international_holds" ADD CONSTRAINT "international_holds_era_id_international_stock_era_id_fk" FOREIGN KEY ("era_id") REFERENCES "backend"."international_stock"("era_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."international_sendings" ADD CONSTRAINT "international_sendings_order_id_international_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."international_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "international_orders_once" ON "backend"."international_orders" USING btree ("browser_hash","fingerprint") WHERE "backend"."international_orders"."state" = 'awaiting-payment';--> statement-breakpoint
CREATE INDEX "international_orders_by_browser" ON "backend"."international_orders" USING btree ("browser_hash","created_at");--> statement-breakpoint
CREATE INDEX "international_orders_asked" ON "backend"."international_orders" USING btree ("asked_at","created_at");--> statement-breakpoint
CREATE INDEX "international_orders_due" ON "backend"."international_orders" USING btree ("hold_until") WHERE "backend"."international_orders"."state" = 'awaiting-payment';--> statement-breakpoint
CREATE UNIQUE INDEX "international_payments_accepted_once" ON "backend"."international_payments" USING btree ("order_id") WHERE "backend"."international_payments"."outcome" = 'accepted';--> statement-breakpoint
CREATE INDEX "international_payments_by_order" ON "backend"."international_payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "international_holds_by_product" ON "backend"."international_holds" USING btree ("era_id");