ALTER TABLE "backend"."catalogue_entries" ADD COLUMN "fields" jsonb;--> statement-breakpoint
ALTER TABLE "backend"."catalogue_members" ADD COLUMN "fields" jsonb;--> statement-breakpoint
-- Copies each entry into the lists of its collections, with its fields.
CREATE OR REPLACE FUNCTION backend.copy_to_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    TRUNCATE backend.catalogue_members;
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM backend.catalogue_members AS member USING gone WHERE member.shop = gone.shop AND member.id = gone.id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO backend.catalogue_members (shop, collection, id, price_minor, created_at, prominence, product_type, type,
      condition, grade, brand, processor, memory, storage, screen, battery, fields)
    SELECT DISTINCT ON (shop, collection, id) shop, collection, id, price_minor, created_at, prominence, product_type,
      type, condition, grade, brand, processor, memory, storage, screen, battery, fields
    FROM written, unnest(written.collections) AS collection;
  END IF;
  RETURN NULL;
END
$$;
