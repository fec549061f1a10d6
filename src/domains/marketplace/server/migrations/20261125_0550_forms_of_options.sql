-- Forms in the index of the shop are made of any options, not of color and size only. Listings without these words are rebuilt at the start.
update marketplace.listing_texts set found_by = null;
