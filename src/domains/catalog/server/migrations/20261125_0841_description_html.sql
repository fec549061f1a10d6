-- The formatted description, sanitized; empty: it has no formatting. The plain one is derived from it.
alter table catalog.product_texts add column description_html text not null default '' check (length(description_html) <= 60000);
