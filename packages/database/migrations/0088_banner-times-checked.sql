ALTER TABLE "backend"."banners" VALIDATE CONSTRAINT "banners_times";
