CREATE TABLE "backend"."order_link_visits" (
	"browser_hash" text NOT NULL,
	"link_id" uuid NOT NULL,
	"opened_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "order_link_visits_browser_hash_link_id_pk" PRIMARY KEY("browser_hash","link_id"),
	CONSTRAINT "order_link_visits_hashed" CHECK ("backend"."order_link_visits"."browser_hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
CREATE TABLE "backend"."order_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"number" text NOT NULL,
	"market" text NOT NULL,
	"language" text NOT NULL,
	"order_id" text,
	"token_hash" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"sent_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_links_token" UNIQUE("token_hash"),
	CONSTRAINT "order_links_email" CHECK ("backend"."order_links"."email" = lower("backend"."order_links"."email") AND length("backend"."order_links"."email") <= 254),
	CONSTRAINT "order_links_number" CHECK (length("backend"."order_links"."number") BETWEEN 1 AND 30),
	CONSTRAINT "order_links_token_hashed" CHECK ("backend"."order_links"."token_hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "order_links_sent" CHECK (("backend"."order_links"."token_hash" IS NULL) = ("backend"."order_links"."sent_at" IS NULL)),
	CONSTRAINT "order_links_of_order" CHECK ("backend"."order_links"."token_hash" IS NULL OR "backend"."order_links"."order_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "backend"."return_photos" (
	"return_id" uuid NOT NULL,
	"number" smallint NOT NULL,
	"content" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	CONSTRAINT "return_photos_return_id_number_pk" PRIMARY KEY("return_id","number"),
	CONSTRAINT "return_photos_number" CHECK ("backend"."return_photos"."number" BETWEEN 1 AND 5),
	CONSTRAINT "return_photos_webp" CHECK (substring("backend"."return_photos"."content" FROM 9 FOR 4) = 'WEBP'::bytea)
);
--> statement-breakpoint
CREATE TABLE "backend"."return_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"return_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"restock" boolean NOT NULL,
	"state" text DEFAULT 'placing' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "return_refunds_state" CHECK ("backend"."return_refunds"."state" IN ('placing', 'done', 'refused')),
	CONSTRAINT "return_refunds_amount" CHECK ("backend"."return_refunds"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "backend"."return_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"form_key" text NOT NULL,
	"customer_id" text,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"lines" jsonb NOT NULL,
	"reason" text NOT NULL,
	"message" text NOT NULL,
	"state" text DEFAULT 'requested' NOT NULL,
	"created_at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "return_requests_form" UNIQUE("order_id","form_key"),
	CONSTRAINT "return_requests_email" CHECK ("backend"."return_requests"."email" = lower("backend"."return_requests"."email")),
	CONSTRAINT "return_requests_state" CHECK ("backend"."return_requests"."state" IN ('requested', 'approved', 'refused', 'received', 'refunded', 'withdrawn')),
	CONSTRAINT "return_requests_lines" CHECK (jsonb_array_length("backend"."return_requests"."lines") > 0),
	CONSTRAINT "return_requests_message" CHECK (length("backend"."return_requests"."message") <= 2000)
);
--> statement-breakpoint
CREATE TABLE "backend"."return_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backend"."return_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"return_id" uuid NOT NULL,
	"state" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT app_now() NOT NULL,
	CONSTRAINT "return_steps_once" UNIQUE("return_id","state")
);
--> statement-breakpoint
ALTER TABLE "backend"."order_link_visits" ADD CONSTRAINT "order_link_visits_link_id_order_links_id_fk" FOREIGN KEY ("link_id") REFERENCES "backend"."order_links"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."order_links" ADD CONSTRAINT "order_links_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."return_photos" ADD CONSTRAINT "return_photos_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "backend"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."return_refunds" ADD CONSTRAINT "return_refunds_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "backend"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."return_requests" ADD CONSTRAINT "return_requests_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "backend"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "backend"."return_steps" ADD CONSTRAINT "return_steps_return_id_return_requests_id_fk" FOREIGN KEY ("return_id") REFERENCES "backend"."return_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_links_by_email" ON "backend"."order_links" USING btree ("email");--> statement-breakpoint
CREATE INDEX "order_links_by_expiry" ON "backend"."order_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "return_refunds_once" ON "backend"."return_refunds" USING btree ("return_id") WHERE "backend"."return_refunds"."state" <> 'refused';