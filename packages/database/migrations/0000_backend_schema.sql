CREATE SCHEMA "backend";
--> statement-breakpoint
CREATE TABLE "backend"."app_clock" (
	"singleton" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"offset_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "app_clock_single_row" CHECK ("backend"."app_clock"."singleton")
);
