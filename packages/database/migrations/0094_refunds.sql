CREATE TABLE "backend"."refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"key" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'placing' NOT NULL,
	"problem" text,
	"provider_refund_id" text,
	"asked_by" jsonb,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "refunds_state" CHECK ("backend"."refunds"."state" IN ('placing', 'done', 'refused')),
	CONSTRAINT "refunds_settled" CHECK (("backend"."refunds"."state" = 'placing') = ("backend"."refunds"."settled_at" IS NULL)),
	CONSTRAINT "refunds_amount" CHECK ("backend"."refunds"."amount" > 0),
	CONSTRAINT "refunds_reason" CHECK ("backend"."refunds"."reason" IN ('order', 'return') AND "backend"."refunds"."subject_kind" = "backend"."refunds"."reason"
        OR "backend"."refunds"."reason" IN ('surplus', 'uncovered') AND "backend"."refunds"."subject_kind" = 'payment')
);
--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_once" ON "backend"."refunds" USING btree ("subject_kind","subject_id","key") WHERE "backend"."refunds"."state" <> 'refused';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_at_a_time" ON "backend"."refunds" USING btree ("subject_kind","subject_id") WHERE "backend"."refunds"."state" = 'placing';