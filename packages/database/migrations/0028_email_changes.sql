CREATE TABLE "backend"."email_changes" (
	"customer_id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"new_email" text NOT NULL,
	"token_hash" text,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"requested_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_changes_token" UNIQUE("token_hash"),
	CONSTRAINT "email_changes_new_email" CHECK ("backend"."email_changes"."new_email" = lower("backend"."email_changes"."new_email")),
	CONSTRAINT "email_changes_token_hashed" CHECK ("backend"."email_changes"."token_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE INDEX "email_changes_by_expiry" ON "backend"."email_changes" USING btree ("expires_at");