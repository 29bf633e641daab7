ALTER TABLE "backend"."offer_moves" DROP CONSTRAINT "offer_moves_move";--> statement-breakpoint
ALTER TABLE "backend"."offers" DROP CONSTRAINT "offers_reason";--> statement-breakpoint
ALTER TABLE "backend"."international_orders" ADD COLUMN "cancel_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."international_sendings" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."temporary_products" ADD COLUMN "cancel_requested_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "platform"."fulfilments" ADD COLUMN "delivered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "backend"."offer_moves" ADD CONSTRAINT "offer_moves_move" CHECK ("backend"."offer_moves"."move" IN ('submit', 'approve', 'counter', 'reject', 'accept', 'answer', 'decline', 'withdraw', 'expire',
        'sell', 'buy', 'pay-by-passed', 'cancel')) NOT VALID;--> statement-breakpoint
ALTER TABLE "backend"."offers" ADD CONSTRAINT "offers_reason" CHECK (CASE
        WHEN "backend"."offers"."reason" IS NULL THEN "backend"."offers"."status" <> 'expired'
        WHEN "backend"."offers"."status" = 'approved' THEN "backend"."offers"."reason" = 'used'
        WHEN "backend"."offers"."status" = 'rejected' THEN "backend"."offers"."reason" IN ('withdrawn', 'declined', 'sold')
        WHEN "backend"."offers"."status" = 'expired' THEN "backend"."offers"."reason" IN ('unanswered', 'unpaid', 'cancelled')
        ELSE false END) NOT VALID;
