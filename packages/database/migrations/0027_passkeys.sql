CREATE TABLE "backend"."passkey_challenges" (
	"challenge_hash" text PRIMARY KEY NOT NULL,
	"bound_hash" text NOT NULL,
	"customer_id" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "backend"."passkeys" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"rp_id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"is_backed_up" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "passkeys_counter" CHECK ("backend"."passkeys"."counter" >= 0),
	CONSTRAINT "passkeys_name" CHECK (length("backend"."passkeys"."name") BETWEEN 1 AND 60)
);
--> statement-breakpoint
CREATE INDEX "passkey_challenges_by_expiry" ON "backend"."passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_by_customer" ON "backend"."passkeys" USING btree ("customer_id");