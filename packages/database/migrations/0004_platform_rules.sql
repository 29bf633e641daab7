CREATE FUNCTION platform.refresh_products(changed bigint[]) RETURNS void
LANGUAGE sql AS $$
  UPDATE platform.products AS product SET
    available_for_sale = facts.available,
    min_price = facts.min_price,
    max_price = facts.max_price,
    min_compare_at_price = facts.min_compare_at_price,
    max_compare_at_price = facts.max_compare_at_price
  FROM (
    SELECT ids.id,
      coalesce(bool_or(NOT variant.tracked OR variant.continue_selling OR stock.on_hand > stock.reserved), false) AS available,
      coalesce(min(variant.price), 0) AS min_price,
      coalesce(max(variant.price), 0) AS max_price,
      coalesce(min(variant.compare_at_price), 0) AS min_compare_at_price,
      coalesce(max(variant.compare_at_price), 0) AS max_compare_at_price
    FROM unnest(changed) AS ids(id)
    LEFT JOIN platform.product_variants AS variant ON variant.product_id = ids.id
    LEFT JOIN platform.stock ON stock.variant_id = variant.id
    GROUP BY ids.id
  ) AS facts
  WHERE product.id = facts.id
    AND (product.available_for_sale, product.min_price, product.max_price, product.min_compare_at_price, product.max_compare_at_price)
      IS DISTINCT FROM
      (facts.available, facts.min_price, facts.max_price, facts.min_compare_at_price, facts.max_compare_at_price)
$$;
--> statement-breakpoint
CREATE FUNCTION platform.refresh_products_of_variants() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.refresh_products(array_agg(DISTINCT product_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER variants_inserted AFTER INSERT ON platform.product_variants
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_products_of_variants();
--> statement-breakpoint
CREATE TRIGGER variants_updated AFTER UPDATE ON platform.product_variants
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_products_of_variants();
--> statement-breakpoint
CREATE TRIGGER variants_deleted AFTER DELETE ON platform.product_variants
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_products_of_variants();
--> statement-breakpoint
CREATE FUNCTION platform.refresh_products_of_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.refresh_products(array_agg(DISTINCT variant.product_id))
  FROM platform.product_variants AS variant
  WHERE variant.id IN (SELECT variant_id FROM changed) HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON platform.stock
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_products_of_stock();
--> statement-breakpoint
CREATE FUNCTION platform.refresh_products_of_flipped_stock() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  -- Only where "some" became "none" or the other way round: the product's row is not locked by every sale.
  PERFORM platform.refresh_products(array_agg(DISTINCT variant.product_id))
  FROM after_change
  JOIN before_change USING (variant_id)
  JOIN platform.product_variants AS variant ON variant.id = after_change.variant_id
  WHERE (after_change.on_hand > after_change.reserved) <> (before_change.on_hand > before_change.reserved)
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON platform.stock
REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_products_of_flipped_stock();
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;
--> statement-breakpoint
CREATE FUNCTION platform.fold(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT lower(unaccent(value))
$$;
--> statement-breakpoint
CREATE FUNCTION platform.fold_words(value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT regexp_replace(platform.fold(regexp_replace(value, '<[^>]*>', ' ', 'g')), '[^[:alnum:]]+', ' ', 'g')
$$;
--> statement-breakpoint
CREATE FUNCTION platform.facet_id(filter text, value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT filter || '.' || replace(platform.fold(value), ' ', '-')
$$;
--> statement-breakpoint
CREATE FUNCTION platform.list_items(value text) RETURNS SETOF text LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY SELECT jsonb_array_elements_text(value::jsonb);
EXCEPTION WHEN data_exception THEN
  RETURN;
END
$$;
--> statement-breakpoint
ALTER TABLE platform.products
  ADD COLUMN title_key text NOT NULL DEFAULT '',
  ADD COLUMN facets text[] NOT NULL DEFAULT '{}',
  -- Three vectors instead of one with weights: a weight is not in the index, so every match would have to be read.
  ADD COLUMN title_words tsvector NOT NULL
    GENERATED ALWAYS AS (to_tsvector('simple', split_part(search_text, E'\n', 1))) STORED,
  ADD COLUMN head_words tsvector NOT NULL GENERATED ALWAYS AS (
    to_tsvector('simple', split_part(search_text, E'\n', 1) || ' ' || split_part(search_text, E'\n', 2))
  ) STORED,
  ADD COLUMN search tsvector NOT NULL GENERATED ALWAYS AS (to_tsvector('simple', search_text)) STORED;
--> statement-breakpoint
ALTER TABLE platform.collection_products
  ADD COLUMN title_key text NOT NULL DEFAULT '',
  ADD COLUMN min_price bigint NOT NULL DEFAULT 0,
  ADD COLUMN max_price bigint NOT NULL DEFAULT 0,
  ADD COLUMN available boolean NOT NULL DEFAULT false,
  ADD COLUMN vendor_facet text NOT NULL DEFAULT '',
  ADD COLUMN facets text[] NOT NULL DEFAULT '{}',
  ADD COLUMN listed_from timestamptz NOT NULL DEFAULT 'infinity',
  ADD COLUMN units_sold integer NOT NULL DEFAULT 0,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT app_now();
--> statement-breakpoint
CREATE INDEX products_found_by_words ON platform.products USING gin (search) WITH (gin_pending_list_limit = 256);
--> statement-breakpoint
CREATE INDEX products_found_by_title ON platform.products USING gin (title_words) WITH (gin_pending_list_limit = 256);
--> statement-breakpoint
CREATE INDEX products_found_by_head ON platform.products USING gin (head_words) WITH (gin_pending_list_limit = 256);
--> statement-breakpoint
CREATE INDEX products_found_by_facets ON platform.products USING gin (facets) WITH (gin_pending_list_limit = 256);
--> statement-breakpoint
CREATE INDEX products_sorted_by_id ON platform.products (shop_id, id);
--> statement-breakpoint
CREATE INDEX products_sorted_by_title ON platform.products (shop_id, title_key, id);
--> statement-breakpoint
CREATE INDEX products_sorted_by_price ON platform.products (shop_id, min_price, id);
--> statement-breakpoint
CREATE INDEX products_sorted_by_creation ON platform.products (shop_id, created_at, id);
--> statement-breakpoint
CREATE INDEX products_sorted_by_update ON platform.products (shop_id, updated_at, id);
--> statement-breakpoint
CREATE INDEX products_sorted_by_sales ON platform.products (shop_id, units_sold, id);
--> statement-breakpoint
CREATE INDEX product_variants_found_by_sku ON platform.product_variants (shop_id, lower(sku));
--> statement-breakpoint
CREATE INDEX product_variants_found_by_barcode ON platform.product_variants (shop_id, lower(barcode));
--> statement-breakpoint
CREATE INDEX stock_movements_by_reference ON platform.stock_movements (reference);
--> statement-breakpoint
CREATE INDEX members_sorted_by_position ON platform.collection_products (collection_id, position, product_id) INCLUDE (min_price, max_price, available, vendor_facet, listed_from);
--> statement-breakpoint
CREATE INDEX members_sorted_by_title ON platform.collection_products (collection_id, title_key, product_id) INCLUDE (min_price, max_price, available, vendor_facet, listed_from);
--> statement-breakpoint
CREATE INDEX members_sorted_by_price ON platform.collection_products (collection_id, min_price, product_id) INCLUDE (max_price, available, vendor_facet, listed_from);
--> statement-breakpoint
CREATE INDEX members_sorted_by_creation ON platform.collection_products (collection_id, created_at, product_id) INCLUDE (min_price, max_price, available, vendor_facet, listed_from);
--> statement-breakpoint
CREATE INDEX members_sorted_by_sales ON platform.collection_products (collection_id, units_sold, product_id) INCLUDE (min_price, max_price, available, vendor_facet, listed_from);
--> statement-breakpoint
-- What products can be filtered by: type, vendor, tags, option values and short metafields.
CREATE FUNCTION platform.facets_of(changed bigint[])
RETURNS TABLE (
  product_id bigint, shop_id integer, filter_id text, filter_name text, filter_translations jsonb, label text, translations jsonb
)
LANGUAGE sql STABLE AS $$
  SELECT id, shop_id, 'filter.p.product_type', '', '{}'::jsonb, product_type, (
    SELECT coalesce(jsonb_object_agg(key, value -> 'productType') FILTER (WHERE value ->> 'productType' <> ''), '{}')
    FROM jsonb_each(products.translations)
  )
  FROM platform.products WHERE id = ANY (changed) AND product_type <> ''
  UNION ALL
  SELECT id, shop_id, 'filter.p.vendor', '', '{}', vendor, '{}' FROM platform.products
  WHERE id = ANY (changed) AND vendor <> ''
  UNION ALL
  SELECT id, shop_id, 'filter.p.tag', '', '{}', tag, '{}' FROM platform.products, unnest(tags) AS tag
  WHERE id = ANY (changed)
  UNION ALL
  SELECT product.id, product.shop_id, platform.facet_id('filter.v.option', option.name), option.name, (
    SELECT coalesce(jsonb_object_agg(key, value -> 'name') FILTER (WHERE value ->> 'name' <> ''), '{}')
    FROM jsonb_each(option.translations)
  ), item.value, (
    SELECT coalesce(jsonb_object_agg(key, value -> 'values' -> (item.place - 1)::integer)
      FILTER (WHERE value -> 'values' ->> (item.place - 1)::integer <> ''), '{}')
    FROM jsonb_each(option.translations)
  )
  FROM platform.products AS product
  JOIN platform.product_options AS option ON option.product_id = product.id,
    unnest(option.values) WITH ORDINALITY AS item (value, place)
  WHERE product.id = ANY (changed) AND NOT (option.name = 'Title' AND item.value = 'Default Title')
  UNION ALL
  SELECT product.id, product.shop_id, 'filter.p.m.' || field.key, field.key, '{}', item,
    coalesce(field.value -> 'translations', '{}')
  FROM platform.products AS product, jsonb_each(product.metafields) AS field,
    LATERAL (
      SELECT field.value ->> 'value' WHERE field.value ->> 'type' NOT LIKE 'list.%'
      UNION ALL
      SELECT platform.list_items(field.value ->> 'value') WHERE field.value ->> 'type' LIKE 'list.%'
    ) AS items (item)
  WHERE product.id = ANY (changed) AND length(item) BETWEEN 1 AND 60
    AND field.value ->> 'type' IN (
      'single_line_text_field', 'list.single_line_text_field', 'boolean', 'number_integer', 'number_decimal'
    )
$$;
--> statement-breakpoint
CREATE FUNCTION platform.refresh_facets(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH found AS MATERIALIZED (
    SELECT *, platform.facet_id(filter_id, label) AS id FROM platform.facets_of(changed)
  ), written AS (
    -- In one order everywhere, so that two writers cannot wait for each other.
    INSERT INTO platform.facet_values (shop_id, id, filter_id, filter_name, filter_translations, label, translations)
    SELECT DISTINCT ON (shop_id, id) shop_id, id, filter_id, filter_name, filter_translations, label, translations
    FROM found
    WHERE NOT EXISTS (
      SELECT FROM platform.facet_values AS known
      WHERE known.shop_id = found.shop_id AND known.id = found.id
        AND known.translations = found.translations AND known.filter_translations = found.filter_translations
    )
    ORDER BY shop_id, id, label
    ON CONFLICT (shop_id, id) DO UPDATE
    SET translations = excluded.translations, filter_translations = excluded.filter_translations
  )
  UPDATE platform.products AS product SET facets = wanted.facets, title_key = wanted.title_key
  FROM (
    SELECT each.id, platform.fold(each.title) AS title_key, coalesce(ids.facets, '{}') AS facets
    FROM platform.products AS each
    LEFT JOIN (SELECT product_id, array_agg(DISTINCT id) AS facets FROM found GROUP BY product_id) AS ids
      ON ids.product_id = each.id
    WHERE each.id = ANY (changed)
  ) AS wanted
  WHERE product.id = wanted.id
    AND (product.facets, product.title_key) IS DISTINCT FROM (wanted.facets, wanted.title_key)
$$;
--> statement-breakpoint
CREATE FUNCTION platform.refresh_facets_of_new_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.refresh_facets(array_agg(id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_inserted AFTER INSERT ON platform.products
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_facets_of_new_products();
--> statement-breakpoint
CREATE FUNCTION platform.refresh_facets_of_changed_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.refresh_facets(array_agg(id))
  FROM after_change JOIN before_change USING (id)
  WHERE (after_change.title, after_change.product_type, after_change.vendor, after_change.tags, after_change.metafields)
    IS DISTINCT FROM
    (before_change.title, before_change.product_type, before_change.vendor, before_change.tags, before_change.metafields)
  HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER products_updated AFTER UPDATE ON platform.products
REFERENCING OLD TABLE AS before_change NEW TABLE AS after_change
FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_facets_of_changed_products();
--> statement-breakpoint
CREATE FUNCTION platform.refresh_facets_of_options() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM platform.refresh_facets(array_agg(DISTINCT product_id)) FROM changed HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER options_inserted AFTER INSERT ON platform.product_options
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_facets_of_options();
--> statement-breakpoint
CREATE TRIGGER options_updated AFTER UPDATE ON platform.product_options
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_facets_of_options();
--> statement-breakpoint
CREATE TRIGGER options_deleted AFTER DELETE ON platform.product_options
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION platform.refresh_facets_of_options();
--> statement-breakpoint
-- A collection is listed in any order from one index, and its filters are counted from one narrow table: so its members
-- carry what they are sorted and filtered by.
CREATE FUNCTION platform.copy_to_member(member platform.collection_products, product platform.products)
RETURNS platform.collection_products LANGUAGE plpgsql STABLE AS $$
BEGIN
  member.title_key := product.title_key;
  member.min_price := product.min_price;
  member.max_price := product.max_price;
  member.available := product.available_for_sale;
  member.units_sold := product.units_sold;
  member.created_at := product.created_at;
  member.facets := product.facets;
  member.vendor_facet := platform.facet_id('filter.p.vendor', product.vendor);
  member.listed_from := CASE WHEN product.status = 'active' THEN product.published_at END;
  member.listed_from := coalesce(member.listed_from, 'infinity');
  RETURN member;
END
$$;
--> statement-breakpoint
CREATE FUNCTION platform.fill_member() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  product platform.products;
BEGIN
  SELECT * INTO product FROM platform.products WHERE id = NEW.product_id;
  RETURN platform.copy_to_member(NEW, product);
END
$$;
--> statement-breakpoint
CREATE TRIGGER member_inserted BEFORE INSERT OR UPDATE ON platform.collection_products
FOR EACH ROW EXECUTE FUNCTION platform.fill_member();
--> statement-breakpoint
CREATE FUNCTION platform.refresh_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- The members' own trigger copies the rest.
  UPDATE platform.collection_products SET product_id = NEW.id WHERE product_id = NEW.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER product_sorted_anew AFTER UPDATE ON platform.products FOR EACH ROW
WHEN ((OLD.title_key, OLD.min_price, OLD.max_price, OLD.available_for_sale, OLD.vendor, OLD.units_sold, OLD.created_at,
    OLD.facets, OLD.status, OLD.published_at)
  IS DISTINCT FROM (NEW.title_key, NEW.min_price, NEW.max_price, NEW.available_for_sale, NEW.vendor, NEW.units_sold,
    NEW.created_at, NEW.facets, NEW.status, NEW.published_at))
EXECUTE FUNCTION platform.refresh_members();
