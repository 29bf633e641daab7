CREATE TABLE "backend"."server_cart_lines" (
	"customer_id" text NOT NULL,
	"market" text NOT NULL,
	"product" text NOT NULL,
	"quantity" integer NOT NULL,
	"snapshot" jsonb NOT NULL,
	"added_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"changed_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"revision" bigint NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "server_cart_lines_customer_id_market_product_pk" PRIMARY KEY("customer_id","market","product"),
	CONSTRAINT "server_cart_lines_product" CHECK ("backend"."server_cart_lines"."product" ~ '^(local:[a-z]+:[0-9]+|international:.+)$'),
	CONSTRAINT "server_cart_lines_quantity" CHECK ("backend"."server_cart_lines"."quantity" BETWEEN 1 AND 1000000)
);
--> statement-breakpoint
CREATE TABLE "backend"."server_carts" (
	"customer_id" text NOT NULL,
	"market" text NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"merged_keys" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "server_carts_customer_id_market_pk" PRIMARY KEY("customer_id","market")
);
