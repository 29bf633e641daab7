-- What people have at hand of an order, as words without accents.
CREATE FUNCTION backend.order_search_words(name text, email text, snapshot jsonb) RETURNS tsvector
LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE COST 5000 AS $$
DECLARE
  phones text[] := ARRAY[
    regexp_replace(coalesce(snapshot ->> 'phone', ''), '\D', '', 'g'),
    regexp_replace(coalesce(snapshot #>> '{shippingAddress,phone}', ''), '\D', '', 'g'),
    regexp_replace(coalesce(snapshot #>> '{billingAddress,phone}', ''), '\D', '', 'g')];
  words text := concat_ws(' ', name, email,
    snapshot #>> '{shippingAddress,firstName}', snapshot #>> '{shippingAddress,lastName}',
    snapshot #>> '{shippingAddress,company}',
    snapshot #>> '{billingAddress,firstName}', snapshot #>> '{billingAddress,lastName}',
    snapshot #>> '{billingAddress,company}',
    jsonb_path_query_array(snapshot, '$.lines[*].title')::text,
    jsonb_path_query_array(snapshot, '$.lines[*].variantTitle')::text,
    jsonb_path_query_array(snapshot, '$.lines[*].sku')::text,
    jsonb_path_query_array(snapshot, '$.lines[*].attributes[*] ? (@.key like_regex "serial|imei" flag "i").value')::text,
    jsonb_path_query_array(snapshot, '$.fulfilments[*].tracking[*].number')::text);
BEGIN
  RETURN to_tsvector('simple',
    translate(lower(words), 'šđčćžáéíóúüñ@.-_+#/"', 'sdcczaeiouun        ') || ' ' ||
    (SELECT string_agg(concat_ws(' ', right(phone, 9), right(phone, 8)), ' ') FROM unnest(phones) AS phone));
END
$$;
