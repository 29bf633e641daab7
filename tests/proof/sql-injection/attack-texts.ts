/** Texts that would be SQL where a statement is put together from pieces. */
export const attackTexts: readonly string[] = [
  ...["'", '"', "''", "' OR '1'='1", "' OR 1=1 --", "1' AND 1=2 UNION SELECT NULL,version() --", '1); SELECT 1; --'],
  ...["'; SELECT pg_sleep(5); --", "' || pg_sleep(5) || '", '1 AND (SELECT 1 FROM pg_sleep(5)) IS NOT NULL', '$$;$$'],
  ...["\\'; DROP TABLE backend.sessions; --", 'price-asc, (SELECT pg_sleep(5))', 'title; DELETE FROM platform.orders'],
  ...['1e0x', '%27%20OR%201%3D1', 'CHR(39)', "E'\\047'", '{"$gt":""}', "') OR ('x'='x", '*/ OR 1=1 /*'],
  "bcs'::text; SELECT 1",
]
