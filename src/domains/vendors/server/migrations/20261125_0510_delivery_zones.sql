-- Prices of a delivery method by destination and by the weight or the amount of the parcel.
alter table vendors.delivery_methods
  -- In the vendor's order: [{"name", "countries", "regions", "postalCodes", "by", "tiers": [{"upTo", "priceMinor"}]}]. Empty: one price.
  add column zones jsonb not null default '[]' check (jsonb_typeof(zones) = 'array' and (kind = 'delivery' or zones = '[]')),
  -- The weight of a piece whose variant has none.
  add column default_weight_grams int not null default 0 check (default_weight_grams >= 0),
  -- Zones name their own countries.
  add constraint zones_have_countries check (zones = '[]' or countries is null);
