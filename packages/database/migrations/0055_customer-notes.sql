CREATE TABLE "backend"."customer_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"administrator_id" uuid,
	"administrator_name" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "customer_notes_text" CHECK (length("backend"."customer_notes"."text") BETWEEN 1 AND 2000)
);
--> statement-breakpoint
CREATE INDEX "customer_notes_by_customer" ON "backend"."customer_notes" USING btree ("customer_id","created_at");