-- Only goods that are there have an entry: of prominence no more is left than whether they are featured.
UPDATE "backend"."catalogue_entries" SET "prominence" = "prominence" % 2;
