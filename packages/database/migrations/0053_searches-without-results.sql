CREATE TABLE "backend"."search_misses" (
	"day" date NOT NULL,
	"word" text NOT NULL,
	"language" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_word_language_pk" PRIMARY KEY("day","word","language"),
	CONSTRAINT "search_misses_word" CHECK (length("backend"."search_misses"."word") BETWEEN 1 AND 80),
	CONSTRAINT "search_misses_count" CHECK ("backend"."search_misses"."count" > 0)
);
--> statement-breakpoint
CREATE INDEX "international_sendings_by_time" ON "backend"."international_sendings" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "backend"."mails" USING btree ("queued_at");--> statement-breakpoint
CREATE INDEX "offer_messages_by_time" ON "backend"."offer_messages" USING btree ("created_at");