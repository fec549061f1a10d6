-- Finds variants by a part of their SKU or of their product's name without reading all of a workspace.
create index variants_sku_similar on catalog.variants using gin (lower(sku) gin_trgm_ops);
create index product_texts_name_similar on catalog.product_texts using gin (lower(name) gin_trgm_ops);
