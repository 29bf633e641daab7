CREATE TABLE "backend"."banners" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backend"."banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"market" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"button_label" jsonb NOT NULL,
	"button_link" text NOT NULL,
	"image_url" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "banners_place" UNIQUE("market","position"),
	CONSTRAINT "banners_position" CHECK ("backend"."banners"."position" > 0),
	CONSTRAINT "banners_button_link" CHECK ("backend"."banners"."button_link" ~ '^/([^/\\[:space:]][^\\[:space:]]*)?$'),
	CONSTRAINT "banners_image_url" CHECK ("backend"."banners"."image_url" ~ '^(/[^/\\[:space:]]|https://)[^\\[:space:]]*$')
);
