-- Emptied first, while shoppers go on; the change itself then locks for a moment only. The words first, which a count
-- may have in hand for long: who waits for them holds nothing else.
SELECT gin_clean_pending_list('backend.international_words_deletions');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.catalogue_words_deletions');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.international_entries_tags');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.international_entries_head');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.catalogue_entries_collections');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.catalogue_entries_tags');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.catalogue_entries_codes');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.catalogue_entries_head');--> statement-breakpoint
SELECT gin_clean_pending_list('backend.catalogue_entries_body');--> statement-breakpoint
ALTER INDEX backend.international_words_deletions SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.catalogue_words_deletions SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.international_entries_tags SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.international_entries_head SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.catalogue_entries_collections SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.catalogue_entries_tags SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.catalogue_entries_codes SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.catalogue_entries_head SET (fastupdate = off);--> statement-breakpoint
ALTER INDEX backend.catalogue_entries_body SET (fastupdate = off);
