CREATE TABLE "backend"."external_identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "external_identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE INDEX "external_identities_customer_id" ON "backend"."external_identities" USING btree ("customer_id");