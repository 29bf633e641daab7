CREATE TABLE "backend"."shop_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "shop_settings_revision" CHECK ("backend"."shop_settings"."revision" > 0)
);
