CREATE TABLE "backend"."mails" (
	"key" text PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"queued_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_key_length" CHECK (length("backend"."mails"."key") BETWEEN 1 AND 200)
);
--> statement-breakpoint
CREATE TABLE "backend"."rate_limits" (
	"class" text NOT NULL,
	"key_hash" text NOT NULL,
	"used" integer NOT NULL,
	"window_ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rate_limits_class_key_hash_pk" PRIMARY KEY("class","key_hash"),
	CONSTRAINT "rate_limits_used_positive" CHECK ("backend"."rate_limits"."used" > 0),
	CONSTRAINT "rate_limits_key_hashed" CHECK ("backend"."rate_limits"."key_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "backend"."sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"rotated_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"idle_expires_at" timestamp with time zone NOT NULL,
	"absolute_expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sessions_id_hashed" CHECK ("backend"."sessions"."id_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "sessions_kind" CHECK ("backend"."sessions"."kind" IN ('customer', 'admin')),
	CONSTRAINT "sessions_idle_within_absolute" CHECK ("backend"."sessions"."idle_expires_at" <= "backend"."sessions"."absolute_expires_at")
);
--> statement-breakpoint
CREATE TABLE "backend"."webhook_inbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "webhook_inbox_event" UNIQUE("provider","event_id"),
	CONSTRAINT "webhook_inbox_event_id_length" CHECK (length("backend"."webhook_inbox"."event_id") BETWEEN 1 AND 200)
);
--> statement-breakpoint
CREATE INDEX "rate_limits_window_ends_at" ON "backend"."rate_limits" USING btree ("window_ends_at");--> statement-breakpoint
CREATE INDEX "sessions_subject" ON "backend"."sessions" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "sessions_idle_expires_at" ON "backend"."sessions" USING btree ("idle_expires_at");--> statement-breakpoint
CREATE INDEX "webhook_inbox_received_at" ON "backend"."webhook_inbox" USING btree ("received_at");