CREATE TABLE "backend"."wishlist_items" (
	"customer_id" text NOT NULL,
	"market" text NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"handle" text NOT NULL,
	"image" text,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"added_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "wishlist_items_customer_id_market_product_pk" PRIMARY KEY("customer_id","market","product"),
	CONSTRAINT "wishlist_items_product" CHECK ("backend"."wishlist_items"."product" ~ '^(local:[a-z]+:[0-9]+|international:.+)$'),
	CONSTRAINT "wishlist_items_price" CHECK ("backend"."wishlist_items"."price_minor" >= 0)
);
