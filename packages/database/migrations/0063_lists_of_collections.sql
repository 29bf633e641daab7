CREATE TABLE "backend"."catalogue_members" (
	"shop" text NOT NULL,
	"collection" text NOT NULL,
	"id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"prominence" smallint NOT NULL,
	"product_type" text NOT NULL,
	"type" text,
	"condition" text,
	"grade" text,
	"brand" text,
	"processor" text,
	"memory" text,
	"storage" text,
	"screen" text,
	"battery" integer,
	CONSTRAINT "catalogue_members_shop_collection_id_pk" PRIMARY KEY("shop","collection","id")
);
--> statement-breakpoint
-- Copies each entry into the lists of its collections, whoever writes it.
CREATE FUNCTION backend.copy_to_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE backend.catalogue_members;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM backend.catalogue_members AS member USING gone WHERE member.shop = gone.shop AND member.id = gone.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO backend.catalogue_members
    SELECT DISTINCT ON (shop, collection, id) shop, collection, id, price_minor, created_at, prominence, product_type, type, condition, grade, brand, processor, memory, storage, screen, battery
    FROM written, unnest(written.collections) AS collection;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER copy_inserted AFTER INSERT ON backend.catalogue_entries
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION backend.copy_to_members();
--> statement-breakpoint
CREATE TRIGGER copy_updated AFTER UPDATE ON backend.catalogue_entries
REFERENCING OLD TABLE AS gone NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION backend.copy_to_members();
--> statement-breakpoint
CREATE TRIGGER copy_deleted AFTER DELETE ON backend.catalogue_entries
REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION backend.copy_to_members();
--> statement-breakpoint
CREATE TRIGGER copy_truncated AFTER TRUNCATE ON backend.catalogue_entries
FOR EACH STATEMENT EXECUTE FUNCTION backend.copy_to_members();
--> statement-breakpoint
INSERT INTO backend.catalogue_members
SELECT DISTINCT ON (shop, collection, id) shop, collection, id, price_minor, created_at, prominence, product_type, type, condition, grade, brand, processor, memory, storage, screen, battery
FROM backend.catalogue_entries, unnest(collections) AS collection;
--> statement-breakpoint
CREATE INDEX "catalogue_members_of_product" ON "backend"."catalogue_members" USING btree ("shop","id");--> statement-breakpoint
CREATE INDEX "catalogue_members_featured" ON "backend"."catalogue_members" USING btree ("shop","collection","prominence","created_at","id","product_type");--> statement-breakpoint
CREATE INDEX "catalogue_members_newest" ON "backend"."catalogue_members" USING btree ("shop","collection","created_at","id","product_type");--> statement-breakpoint
CREATE INDEX "catalogue_members_price" ON "backend"."catalogue_members" USING btree ("shop","collection","price_minor","id","product_type");--> statement-breakpoint
CREATE INDEX "catalogue_entries_counted" ON "backend"."catalogue_entries" USING btree ("shop","prominence","created_at","id","product_type","type","condition","grade","brand","processor","memory","storage","screen","battery","price_minor","on_sale");--> statement-breakpoint
CREATE INDEX "catalogue_entries_brand" ON "backend"."catalogue_entries" USING btree ("shop","brand");--> statement-breakpoint
CREATE INDEX "catalogue_entries_processor" ON "backend"."catalogue_entries" USING btree ("shop","processor");