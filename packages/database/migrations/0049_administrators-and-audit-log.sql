CREATE TABLE "backend"."administrator_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"email" text,
	"role" text NOT NULL,
	"administrator_id" uuid,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "administrator_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "administrator_invitations_token_hashed" CHECK ("backend"."administrator_invitations"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "administrator_invitations_role" CHECK ("backend"."administrator_invitations"."role" IN ('owner', 'manager', 'clerk')),
	CONSTRAINT "administrator_invitations_email" CHECK ("backend"."administrator_invitations"."email" IS NOT NULL OR "backend"."administrator_invitations"."role" = 'owner'),
	CONSTRAINT "administrator_invitations_email_lower" CHECK ("backend"."administrator_invitations"."email" = lower("backend"."administrator_invitations"."email"))
);
--> statement-breakpoint
CREATE TABLE "backend"."administrator_recovery_codes" (
	"administrator_id" uuid NOT NULL,
	"code_mark" text NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "administrator_recovery_codes_administrator_id_code_mark_pk" PRIMARY KEY("administrator_id","code_mark")
);
--> statement-breakpoint
CREATE TABLE "backend"."administrators" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_confirmed_at" timestamp with time zone,
	"totp_last_step" bigint DEFAULT 0 NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"disabled_at" timestamp with time zone,
	CONSTRAINT "administrators_email" UNIQUE("email"),
	CONSTRAINT "administrators_email_lower" CHECK ("backend"."administrators"."email" = lower("backend"."administrators"."email") AND length("backend"."administrators"."email") <= 254),
	CONSTRAINT "administrators_name" CHECK (length("backend"."administrators"."name") BETWEEN 1 AND 80),
	CONSTRAINT "administrators_role" CHECK ("backend"."administrators"."role" IN ('owner', 'manager', 'clerk')),
	CONSTRAINT "administrators_password" CHECK ("backend"."administrators"."is_demo" OR "backend"."administrators"."password_hash" LIKE '$argon2id$%'),
	CONSTRAINT "administrators_totp" CHECK ("backend"."administrators"."totp_confirmed_at" IS NULL OR "backend"."administrators"."totp_secret" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "backend"."audit_head" (
	"one" smallint PRIMARY KEY NOT NULL,
	"last_id" bigint NOT NULL,
	"last_hash" text NOT NULL,
	CONSTRAINT "audit_head_one" CHECK ("backend"."audit_head"."one" = 1)
);
--> statement-breakpoint
CREATE TABLE "backend"."audit_log" (
	"id" bigint PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"administrator_id" uuid,
	"administrator_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_id" CHECK ("backend"."audit_log"."id" > 0),
	CONSTRAINT "audit_log_action" CHECK ("backend"."audit_log"."action" ~ '^[a-z-]+\.[a-z-]+$'),
	CONSTRAINT "audit_log_previous_hash" CHECK (("backend"."audit_log"."id" = 1) = ("backend"."audit_log"."previous_hash" = '')),
	CONSTRAINT "audit_log_hash" CHECK ("backend"."audit_log"."hash" ~ '^[A-Za-z0-9_-]{43}$')
);
--> statement-breakpoint
ALTER TABLE "backend"."administrator_invitations" ADD CONSTRAINT "administrator_invitations_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "backend"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."administrator_recovery_codes" ADD CONSTRAINT "administrator_recovery_codes_administrator_id_administrators_id_fk" FOREIGN KEY ("administrator_id") REFERENCES "backend"."administrators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "administrator_invitations_by_administrator" ON "backend"."administrator_invitations" USING btree ("administrator_id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "backend"."audit_log" USING btree ("subject_kind","subject_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_administrator" ON "backend"."audit_log" USING btree ("administrator_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_action" ON "backend"."audit_log" USING btree ("action","id");--> statement-breakpoint
INSERT INTO "backend"."audit_head" ("one", "last_id", "last_hash") VALUES (1, 0, '');--> statement-breakpoint
CREATE FUNCTION backend.refuse_audit_change() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log is append-only' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER refuse_audit_change
BEFORE UPDATE OR DELETE OR TRUNCATE ON backend.audit_log
FOR EACH STATEMENT EXECUTE FUNCTION backend.refuse_audit_change();--> statement-breakpoint
CREATE TRIGGER refuse_audit_head_loss
BEFORE DELETE OR TRUNCATE ON backend.audit_head
FOR EACH STATEMENT EXECUTE FUNCTION backend.refuse_audit_change();
