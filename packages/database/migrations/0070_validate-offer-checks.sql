ALTER TABLE "backend"."offer_moves" VALIDATE CONSTRAINT "offer_moves_move";--> statement-breakpoint
ALTER TABLE "backend"."offers" VALIDATE CONSTRAINT "offers_reason";
