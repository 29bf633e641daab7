CREATE TABLE "backend"."customer_records" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"verified_at" timestamp with time zone,
	"terms_version" text,
	"terms_accepted_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "customer_records_email_folded" CHECK ("backend"."customer_records"."email" = lower("backend"."customer_records"."email")),
	CONSTRAINT "customer_records_terms_whole" CHECK (("backend"."customer_records"."terms_version" IS NULL) = ("backend"."customer_records"."terms_accepted_at" IS NULL))
);
