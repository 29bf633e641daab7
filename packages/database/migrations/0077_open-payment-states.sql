ALTER TABLE "backend"."international_orders" DROP CONSTRAINT IF EXISTS "international_orders_state";--> statement-breakpoint
ALTER TABLE "backend"."international_orders" ADD CONSTRAINT "international_orders_state" CHECK ("backend"."international_orders"."state" IN ('awaiting-payment', 'payment-pending', 'paid', 'sent', 'not-coverable', 'refunded', 'expired',
        'replaced', 'review')) NOT VALID;
