ALTER TABLE "backend"."temporary_products" ADD COLUMN "is_agreed" boolean DEFAULT false NOT NULL;
