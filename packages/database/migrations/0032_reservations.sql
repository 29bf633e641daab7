CREATE TABLE "backend"."reservations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"email" text NOT NULL,
	"market" text NOT NULL,
	"shop" text NOT NULL,
	"language" text NOT NULL,
	"request_key" text NOT NULL,
	"requested" text NOT NULL,
	"pickup_code" text NOT NULL,
	"state" text NOT NULL,
	"lines" jsonb NOT NULL,
	"refused" jsonb NOT NULL,
	"draft_id" text,
	"order_id" text,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "reservations_once" UNIQUE("customer_id","request_key"),
	CONSTRAINT "reservations_pickup_code" UNIQUE("pickup_code"),
	CONSTRAINT "reservations_state" CHECK ("backend"."reservations"."state" IN ('placing', 'held', 'completing', 'completed', 'cancelled', 'expired', 'released', 'failed')),
	CONSTRAINT "reservations_ended" CHECK (("backend"."reservations"."ended_at" IS NULL) = ("backend"."reservations"."state" IN ('placing', 'held', 'completing'))),
	CONSTRAINT "reservations_draft" CHECK ("backend"."reservations"."draft_id" IS NOT NULL OR "backend"."reservations"."state" IN ('placing', 'failed')),
	CONSTRAINT "reservations_order" CHECK (("backend"."reservations"."order_id" IS NOT NULL) = ("backend"."reservations"."state" = 'completed')),
	CONSTRAINT "reservations_key_length" CHECK (length("backend"."reservations"."request_key") BETWEEN 1 AND 255)
);
--> statement-breakpoint
CREATE INDEX "reservations_by_customer" ON "backend"."reservations" USING btree ("customer_id","created_at");--> statement-breakpoint
CREATE INDEX "reservations_live" ON "backend"."reservations" USING btree ("expires_at") WHERE "backend"."reservations"."ended_at" IS NULL;