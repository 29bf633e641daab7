-- A value that products can be filtered by is one letter in the text of its product: so the values of ten thousands of
-- products travel in one short text and are counted where they arrive. Below the first letter there is room for the
-- marks that such a text needs; the gap is that of UTF-16's surrogates. Values beyond the last letter are not counted.
CREATE FUNCTION platform.facet_letter(number integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN number < 54272 THEN chr(number + 1024) WHEN number < 1111040 THEN chr(number + 3072) ELSE '' END
$$;
--> statement-breakpoint
ALTER TABLE platform.products ADD COLUMN facet_letters text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION platform.refresh_facets(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH found AS MATERIALIZED (
    SELECT *, platform.facet_id(filter_id, label) AS id FROM platform.facets_of(changed)
  ), kinds AS MATERIALIZED (
    SELECT DISTINCT shop_id, id, filter_id, filter_name, filter_translations, label, translations FROM found
  ), written AS (
    -- In one order everywhere, so that two writers cannot wait for each other.
    INSERT INTO platform.facet_values (shop_id, id, filter_id, filter_name, filter_translations, label, translations)
    SELECT DISTINCT ON (shop_id, id) shop_id, id, filter_id, filter_name, filter_translations, label, translations
    FROM kinds
    WHERE NOT EXISTS (
      SELECT FROM platform.facet_values AS known
      WHERE known.shop_id = kinds.shop_id AND known.id = kinds.id
        AND known.translations @> kinds.translations AND known.filter_translations @> kinds.filter_translations
    )
    ORDER BY shop_id, id, label, translations DESC, filter_translations DESC
    -- A product without translations does not take away what another one has brought.
    ON CONFLICT (shop_id, id) DO UPDATE SET
      translations = facet_values.translations || excluded.translations,
      filter_translations = facet_values.filter_translations || excluded.filter_translations
    RETURNING shop_id, id, number
  ), numbered AS MATERIALIZED (
    -- What was just written is not to be seen in its table yet.
    SELECT shop_id, id, number FROM written
    UNION
    SELECT known.shop_id, known.id, known.number FROM platform.facet_values AS known
    WHERE (known.shop_id, known.id) IN (SELECT shop_id, id FROM kinds)
  )
  UPDATE platform.products AS product
  SET facets = wanted.facets, facet_letters = wanted.letters, title_key = wanted.title_key
  FROM (
    SELECT each.id, platform.fold(each.title) AS title_key, coalesce(ids.facets, '{}') AS facets,
      coalesce(ids.letters, '') AS letters
    FROM platform.products AS each
    LEFT JOIN (
      SELECT product_id, array_agg(id ORDER BY id) AS facets,
        string_agg(platform.facet_letter(number), '' ORDER BY number) AS letters
      FROM (SELECT DISTINCT product_id, shop_id, id FROM found) AS once JOIN numbered USING (shop_id, id)
      GROUP BY product_id
    ) AS ids ON ids.product_id = each.id
    WHERE each.id = ANY (changed)
  ) AS wanted
  WHERE product.id = wanted.id
    AND (product.facets, product.facet_letters, product.title_key)
      IS DISTINCT FROM (wanted.facets, wanted.letters, wanted.title_key)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION platform.refresh_facets_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.refresh_facets(array_agg(id))
  FROM after_change JOIN before_change USING (id)
  WHERE (after_change.title, after_change.product_type, after_change.vendor, after_change.tags, after_change.metafields,
      after_change.translations)
    IS DISTINCT FROM
    (before_change.title, before_change.product_type, before_change.vendor, before_change.tags,
      before_change.metafields, before_change.translations)
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
ALTER TABLE platform.collection_products ADD COLUMN facet_letters text NOT NULL DEFAULT '';
--> statement-breakpoint
-- What members copy of their product.
CREATE VIEW platform.member_facts AS
SELECT id AS product_id, title_key, min_price, max_price, available_for_sale AS available, units_sold, created_at,
  facet_letters, platform.facet_id('filter.p.vendor', vendor) AS vendor_facet,
  coalesce(CASE WHEN status = 'active' THEN published_at END, 'infinity') AS listed_from
FROM platform.products;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION platform.fill_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT title_key, min_price, max_price, available, units_sold, created_at, facet_letters, vendor_facet, listed_from
  INTO NEW.title_key, NEW.min_price, NEW.max_price, NEW.available, NEW.units_sold, NEW.created_at, NEW.facet_letters,
    NEW.vendor_facet, NEW.listed_from
  FROM platform.member_facts AS facts WHERE facts.product_id = NEW.product_id;
  RETURN NEW;
END
$$;
--> statement-breakpoint
DROP FUNCTION platform.copy_to_member(platform.collection_products, platform.products);
--> statement-breakpoint
ALTER TABLE platform.collection_products DROP COLUMN facets;
--> statement-breakpoint
DROP TRIGGER product_sorted_anew ON platform.products;
--> statement-breakpoint
CREATE TRIGGER product_sorted_anew AFTER UPDATE ON platform.products FOR EACH ROW
WHEN ((OLD.title_key, OLD.min_price, OLD.max_price, OLD.available_for_sale, OLD.vendor, OLD.units_sold, OLD.created_at,
    OLD.facet_letters, OLD.status, OLD.published_at)
  IS DISTINCT FROM (NEW.title_key, NEW.min_price, NEW.max_price, NEW.available_for_sale, NEW.vendor, NEW.units_sold,
    NEW.created_at, NEW.facet_letters, NEW.status, NEW.published_at))
EXECUTE FUNCTION platform.refresh_members();
--> statement-breakpoint
SELECT platform.refresh_facets(array_agg(id)) FROM platform.products HAVING count(*) > 0;
