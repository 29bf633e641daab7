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
