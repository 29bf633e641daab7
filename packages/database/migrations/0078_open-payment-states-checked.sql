ALTER TABLE "backend"."international_orders" VALIDATE CONSTRAINT "international_orders_state";
