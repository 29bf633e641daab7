CREATE TABLE "backend"."offer_messages" (
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"body" jsonb NOT NULL,
	"key" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "offer_messages_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "offer_messages_key" UNIQUE("key"),
	CONSTRAINT "offer_messages_attempts" CHECK ("backend"."offer_messages"."attempts" >= 0)
);
--> statement-breakpoint
CREATE TABLE "backend"."offer_moves" (
	"offer_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"move" text NOT NULL,
	"actor" text NOT NULL,
	"amount" bigint,
	"message" text,
	"key" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "offer_moves_offer_id_number_pk" PRIMARY KEY("offer_id","number"),
	CONSTRAINT "offer_moves_move" CHECK ("backend"."offer_moves"."move" IN ('submit', 'approve', 'counter', 'reject', 'accept', 'answer', 'decline', 'withdraw', 'expire',
        'sell', 'buy', 'pay-by-passed')),
	CONSTRAINT "offer_moves_actor" CHECK ("backend"."offer_moves"."actor" IN ('customer', 'shop', 'rule', 'era', 'clock', 'stock', 'order')),
	CONSTRAINT "offer_moves_amount" CHECK (("backend"."offer_moves"."amount" > 0) IS NOT FALSE
        AND ("backend"."offer_moves"."amount" IS NOT NULL) = ("backend"."offer_moves"."move" IN ('submit', 'answer', 'counter', 'approve', 'accept'))),
	CONSTRAINT "offer_moves_number" CHECK ("backend"."offer_moves"."number" > 0),
	CONSTRAINT "offer_moves_message_length" CHECK (length("backend"."offer_moves"."message") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "backend"."offer_rules" (
	"market" text NOT NULL,
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"approve_from_percent" integer,
	"reject_below_percent" integer,
	CONSTRAINT "offer_rules_market_scope_key_pk" PRIMARY KEY("market","scope","key"),
	CONSTRAINT "offer_rules_scope" CHECK ("backend"."offer_rules"."scope" IN ('market', 'collection', 'product')),
	CONSTRAINT "offer_rules_key" CHECK (("backend"."offer_rules"."scope" = 'market') = ("backend"."offer_rules"."key" = '')),
	CONSTRAINT "offer_rules_percent" CHECK (("backend"."offer_rules"."approve_from_percent" BETWEEN 1 AND 100) IS NOT FALSE
        AND ("backend"."offer_rules"."reject_below_percent" BETWEEN 1 AND 100) IS NOT FALSE
        AND ("backend"."offer_rules"."reject_below_percent" <= "backend"."offer_rules"."approve_from_percent") IS NOT FALSE)
);
--> statement-breakpoint
CREATE TABLE "backend"."offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"market" text NOT NULL,
	"shop" text,
	"kind" text NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"target_country" text NOT NULL,
	"product_key" text NOT NULL,
	"item" text NOT NULL,
	"handle" text NOT NULL,
	"title" text NOT NULL,
	"sku" text,
	"picture" text,
	"currency" text NOT NULL,
	"original_price" bigint NOT NULL,
	"offered_price" bigint NOT NULL,
	"counter_price" bigint,
	"agreed_price" bigint,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"message" text,
	"response" text,
	"answer_by" timestamp with time zone NOT NULL,
	"pay_by" timestamp with time zone,
	"approving" jsonb,
	"used_at" timestamp with time zone,
	"order_id" text,
	"code" text,
	"discount_id" text,
	"hold_id" text,
	"claim" text,
	"era_status" text DEFAULT 'not_sent' NOT NULL,
	"era_offer_id" text,
	"era_item_id" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "offers_code" UNIQUE("code"),
	CONSTRAINT "offers_claim" UNIQUE("claim"),
	CONSTRAINT "offers_era_offer" UNIQUE("era_offer_id"),
	CONSTRAINT "offers_status" CHECK ("backend"."offers"."status" IN ('pending', 'approved', 'rejected', 'expired', 'countered')),
	CONSTRAINT "offers_reason" CHECK (CASE
        WHEN "backend"."offers"."reason" IS NULL THEN "backend"."offers"."status" <> 'expired'
        WHEN "backend"."offers"."status" = 'approved' THEN "backend"."offers"."reason" = 'used'
        WHEN "backend"."offers"."status" = 'rejected' THEN "backend"."offers"."reason" IN ('withdrawn', 'declined', 'sold')
        WHEN "backend"."offers"."status" = 'expired' THEN "backend"."offers"."reason" IN ('unanswered', 'unpaid')
        ELSE false END),
	CONSTRAINT "offers_era_status" CHECK ("backend"."offers"."era_status" IN ('not_sent', 'sent', 'failed', 'updated', 'sold')),
	CONSTRAINT "offers_kind" CHECK (("backend"."offers"."kind" = 'local') = ("backend"."offers"."shop" IS NOT NULL) AND "backend"."offers"."kind" IN ('local', 'international')),
	CONSTRAINT "offers_amounts" CHECK ("backend"."offers"."offered_price" > 0 AND "backend"."offers"."offered_price" < "backend"."offers"."original_price"),
	CONSTRAINT "offers_counter" CHECK (CASE WHEN "backend"."offers"."counter_price" IS NULL THEN "backend"."offers"."status" <> 'countered'
        ELSE "backend"."offers"."counter_price" > "backend"."offers"."offered_price" AND "backend"."offers"."counter_price" < "backend"."offers"."original_price" END),
	CONSTRAINT "offers_agreed" CHECK (CASE
        WHEN "backend"."offers"."agreed_price" IS NULL THEN "backend"."offers"."status" <> 'approved' AND "backend"."offers"."approving" IS NULL AND "backend"."offers"."pay_by" IS NULL
        WHEN "backend"."offers"."status" IN ('approved', 'expired') OR "backend"."offers"."approving" IS NOT NULL
          THEN "backend"."offers"."pay_by" IS NOT NULL AND ("backend"."offers"."agreed_price" = "backend"."offers"."offered_price"
            OR "backend"."offers"."agreed_price" IS NOT DISTINCT FROM "backend"."offers"."counter_price")
        ELSE false END),
	CONSTRAINT "offers_approving" CHECK ("backend"."offers"."approving" IS NULL OR "backend"."offers"."status" IN ('pending', 'countered')),
	CONSTRAINT "offers_used" CHECK (("backend"."offers"."used_at" IS NULL) = ("backend"."offers"."reason" IS DISTINCT FROM 'used')),
	CONSTRAINT "offers_order" CHECK ("backend"."offers"."order_id" IS NULL OR "backend"."offers"."used_at" IS NOT NULL),
	CONSTRAINT "offers_claimed" CHECK ("backend"."offers"."claim" IS NULL OR "backend"."offers"."agreed_price" IS NOT NULL),
	CONSTRAINT "offers_enforced" CHECK ("backend"."offers"."status" <> 'approved' OR "backend"."offers"."kind" = 'international'
        OR ("backend"."offers"."code" IS NOT NULL AND "backend"."offers"."discount_id" IS NOT NULL)),
	CONSTRAINT "offers_email_folded" CHECK ("backend"."offers"."email" = lower("backend"."offers"."email")),
	CONSTRAINT "offers_message_length" CHECK (length("backend"."offers"."message") <= 1000 AND length("backend"."offers"."response") <= 1000)
);
--> statement-breakpoint
ALTER TABLE "backend"."offer_messages" ADD CONSTRAINT "offer_messages_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "backend"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."offer_moves" ADD CONSTRAINT "offer_moves_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "backend"."offers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_messages_unsent" ON "backend"."offer_messages" USING btree ("created_at") WHERE "backend"."offer_messages"."sent_at" IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "offer_moves_once" ON "backend"."offer_moves" USING btree ("offer_id","key");--> statement-breakpoint
CREATE INDEX "offer_moves_counted" ON "backend"."offer_moves" USING btree ("created_at") WHERE "backend"."offer_moves"."move" IN ('submit', 'answer');--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "backend"."offers" USING btree ("customer_id","product_key") WHERE "backend"."offers"."status" IN ('pending', 'countered') OR ("backend"."offers"."status" = 'approved' AND "backend"."offers"."used_at" IS NULL);--> statement-breakpoint
CREATE INDEX "offers_by_customer" ON "backend"."offers" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "offers_by_product" ON "backend"."offers" USING btree ("product_key","status");--> statement-breakpoint
CREATE INDEX "offers_due" ON "backend"."offers" USING btree ("answer_by") WHERE "backend"."offers"."status" IN ('pending', 'countered');--> statement-breakpoint
CREATE INDEX "offers_unpaid" ON "backend"."offers" USING btree ("pay_by") WHERE "backend"."offers"."pay_by" IS NOT NULL AND "backend"."offers"."used_at" IS NULL;--> statement-breakpoint
CREATE INDEX "offers_queue" ON "backend"."offers" USING btree ("created_at") WHERE "backend"."offers"."status" = 'pending';--> statement-breakpoint
-- A move is a fact: what was offered and answered is never rewritten.
CREATE FUNCTION "backend"."refuse_offer_move_update"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'moves of an offer are append-only' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER "offer_moves_append_only" BEFORE UPDATE ON "backend"."offer_moves"
  FOR EACH ROW EXECUTE FUNCTION "backend"."refuse_offer_move_update"();
