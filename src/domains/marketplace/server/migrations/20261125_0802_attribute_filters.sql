-- Listings are filtered and found by attributes, and only by options that are filters. Listings without these words are rebuilt at the start.
update marketplace.listing_texts set found_by = null;
