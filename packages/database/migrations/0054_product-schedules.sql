CREATE TABLE "backend"."product_schedules" (
	"shop" text NOT NULL,
	"product_gid" text NOT NULL,
	"publish_at" timestamp with time zone,
	"hide_at" timestamp with time zone,
	"set_by" text,
	"set_by_name" text NOT NULL,
	CONSTRAINT "product_schedules_shop_product_gid_pk" PRIMARY KEY("shop","product_gid"),
	CONSTRAINT "product_schedules_some_time" CHECK (num_nonnulls("backend"."product_schedules"."publish_at", "backend"."product_schedules"."hide_at") > 0),
	CONSTRAINT "product_schedules_order" CHECK ("backend"."product_schedules"."hide_at" > "backend"."product_schedules"."publish_at")
);
