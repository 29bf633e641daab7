CREATE TABLE "backend"."order_changes" (
	"order_id" text NOT NULL,
	"revision" text NOT NULL,
	"action" text NOT NULL,
	"key" text NOT NULL,
	"is_done" boolean DEFAULT false NOT NULL,
	"claimed_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "order_changes_order_id_revision_pk" PRIMARY KEY("order_id","revision")
);
--> statement-breakpoint
ALTER TABLE "backend"."order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."orders"("id") ON DELETE cascade ON UPDATE no action;