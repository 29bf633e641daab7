-- The release before this one does not know these names: stop it before this migration runs.
ALTER TABLE platform.shops RENAME COLUMN door_url TO endpoint_url;
--> statement-breakpoint
ALTER TABLE platform.idempotency_keys RENAME COLUMN answer TO response;
--> statement-breakpoint
ALTER TABLE platform.takings RENAME TO purchase_counts;
--> statement-breakpoint
ALTER TABLE platform.purchase_counts RENAME COLUMN taker_hash TO buyer_hash;
--> statement-breakpoint
ALTER TABLE platform.purchase_counts RENAME COLUMN taken_at TO counted_at;
--> statement-breakpoint
ALTER TABLE platform.purchase_counts RENAME CONSTRAINT takings_checkout_token_kind_taker_hash_pk TO purchase_counts_checkout_token_kind_buyer_hash_pk;
--> statement-breakpoint
ALTER INDEX platform.takings_by_taker RENAME TO purchase_counts_by_buyer;
--> statement-breakpoint
ALTER INDEX platform.takings_by_time RENAME TO purchase_counts_by_time;
--> statement-breakpoint
ALTER TABLE platform.stock RENAME COLUMN untold_since TO unnotified_since;
--> statement-breakpoint
ALTER INDEX platform.stock_untold RENAME TO stock_unnotified;
--> statement-breakpoint
ALTER TABLE backend.stock_alerts RENAME COLUMN wanted_gid TO item_gid;
--> statement-breakpoint
ALTER TABLE backend.banners RENAME CONSTRAINT banners_place TO banners_market_position;
--> statement-breakpoint
ALTER INDEX platform.products_found_by_words RENAME TO products_by_search_words;
--> statement-breakpoint
ALTER INDEX platform.products_found_by_title RENAME TO products_by_title_words;
--> statement-breakpoint
ALTER INDEX platform.products_found_by_head RENAME TO products_by_head_words;
--> statement-breakpoint
ALTER INDEX platform.products_found_by_facets RENAME TO products_by_facets;
--> statement-breakpoint
ALTER INDEX platform.product_variants_found_by_sku RENAME TO product_variants_by_lower_sku;
--> statement-breakpoint
ALTER INDEX platform.product_variants_found_by_barcode RENAME TO product_variants_by_lower_barcode;
--> statement-breakpoint
ALTER TRIGGER product_sorted_anew ON platform.products RENAME TO products_updated_members;
--> statement-breakpoint
-- A facet code is the one character that stands for a facet value in the texts that are counted.
ALTER FUNCTION platform.facet_letter(integer) RENAME TO facet_code;
--> statement-breakpoint
ALTER TABLE platform.products RENAME COLUMN facet_letters TO facet_codes;
--> statement-breakpoint
ALTER TABLE platform.collection_products RENAME COLUMN facet_letters TO facet_codes;
--> statement-breakpoint
ALTER VIEW platform.member_facts RENAME COLUMN facet_letters TO facet_codes;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION platform.refresh_facets(changed bigint[]) RETURNS void LANGUAGE sql AS $$
  WITH product_facets AS MATERIALIZED (
    SELECT *, platform.facet_id(filter_id, label) AS id FROM platform.facets_of(changed)
  ), distinct_values AS MATERIALIZED (
    SELECT DISTINCT shop_id, id, filter_id, filter_name, filter_translations, label, translations FROM product_facets
  ), written AS (
    -- Always in one order, so that two writers cannot deadlock.
    INSERT INTO platform.facet_values (shop_id, id, filter_id, filter_name, filter_translations, label, translations)
    SELECT DISTINCT ON (shop_id, id) shop_id, id, filter_id, filter_name, filter_translations, label, translations
    FROM distinct_values
    WHERE NOT EXISTS (
      SELECT FROM platform.facet_values AS known
      WHERE known.shop_id = distinct_values.shop_id AND known.id = distinct_values.id
        AND known.translations @> distinct_values.translations
        AND known.filter_translations @> distinct_values.filter_translations
    )
    ORDER BY shop_id, id, label, translations DESC, filter_translations DESC
    -- A product without translations does not remove those of another product.
    ON CONFLICT (shop_id, id) DO UPDATE SET
      translations = facet_values.translations || excluded.translations,
      filter_translations = facet_values.filter_translations || excluded.filter_translations
    RETURNING shop_id, id, number
  ), numbered AS MATERIALIZED (
    -- Rows written by this statement are not visible in their table yet.
    SELECT shop_id, id, number FROM written
    UNION
    SELECT known.shop_id, known.id, known.number FROM platform.facet_values AS known
    WHERE (known.shop_id, known.id) IN (SELECT shop_id, id FROM distinct_values)
  )
  UPDATE platform.products AS product
  SET facets = computed.facets, facet_codes = computed.codes, title_key = computed.title_key
  FROM (
    SELECT each.id, platform.fold(each.title) AS title_key, coalesce(ids.facets, '{}') AS facets,
      coalesce(ids.codes, '') AS codes
    FROM platform.products AS each
    LEFT JOIN (
      SELECT product_id, array_agg(id ORDER BY id) AS facets,
        string_agg(platform.facet_code(number), '' ORDER BY number) AS codes
      FROM (SELECT DISTINCT product_id, shop_id, id FROM product_facets) AS once JOIN numbered USING (shop_id, id)
      GROUP BY product_id
    ) AS ids ON ids.product_id = each.id
    WHERE each.id = ANY (changed)
  ) AS computed
  WHERE product.id = computed.id
    AND (product.facets, product.facet_codes, product.title_key)
      IS DISTINCT FROM (computed.facets, computed.codes, computed.title_key)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION platform.fill_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT title_key, min_price, max_price, available, units_sold, created_at, facet_codes, vendor_facet, listed_from
  INTO NEW.title_key, NEW.min_price, NEW.max_price, NEW.available, NEW.units_sold, NEW.created_at, NEW.facet_codes,
    NEW.vendor_facet, NEW.listed_from
  FROM platform.member_facts AS facts WHERE facts.product_id = NEW.product_id;
  RETURN NEW;
END
$$;
