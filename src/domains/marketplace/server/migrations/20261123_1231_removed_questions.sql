-- What moderators removed is hidden from everybody and can be restored.
alter table marketplace.questions add column removed_at timestamptz;
