-- The release before this one does not know this name: stop it before this migration runs.
ALTER TABLE platform.discount_uses RENAME COLUMN once_for TO single_use_email;
