CREATE TABLE "backend"."login_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"token_hash" text,
	"browser_hash" text NOT NULL,
	"client_hash" text NOT NULL,
	"return_to" text NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"superseded_at" timestamp with time zone,
	"consumed_at" timestamp with time zone,
	CONSTRAINT "login_links_token" UNIQUE("token_hash"),
	CONSTRAINT "login_links_email" CHECK ("backend"."login_links"."email" = lower("backend"."login_links"."email") AND length("backend"."login_links"."email") <= 254),
	CONSTRAINT "login_links_token_hashed" CHECK ("backend"."login_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "login_links_browser_hashed" CHECK ("backend"."login_links"."browser_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "login_links_consumed_with_token" CHECK ("backend"."login_links"."consumed_at" IS NULL OR "backend"."login_links"."token_hash" IS NOT NULL)
);
--> statement-breakpoint
CREATE INDEX "login_links_by_browser" ON "backend"."login_links" USING btree ("browser_hash");--> statement-breakpoint
CREATE INDEX "login_links_by_email" ON "backend"."login_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "login_links_by_expiry" ON "backend"."login_links" USING btree ("expires_at");