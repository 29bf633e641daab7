CREATE TABLE "backend"."international_rates" (
	"source" text PRIMARY KEY NOT NULL,
	"pesos_per_dollar" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "international_rates_positive" CHECK ("backend"."international_rates"."pesos_per_dollar"::numeric > 0)
);
