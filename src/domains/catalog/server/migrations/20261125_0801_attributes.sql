-- Attributes: what administrators let vendors say of the products of a category (docs/decisions/0052-attributes.md).
create table catalog.attributes (
  -- The same key as that of an option with the same meaning; it names the filter in the address of the shop.
  key text primary key check (key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' and length(key) <= 40),
  names jsonb not null check (names ? 'en'),
  type text not null check (type in ('text', 'number', 'choice', 'boolean')),
  -- Of numbers, by language: {"en": "pages"}; empty without one.
  unit jsonb not null default '{}',
  -- Offered as a filter, together with the options that have this key.
  facet boolean not null,
  -- Products are found by its values.
  searchable boolean not null,
  position int not null,
  version int not null default 1,
  check (type = 'number' or unit = '{}'),
  check (type <> 'text' or not facet)
);

create table catalog.attribute_choices (
  attribute_key text not null references catalog.attributes on delete cascade,
  value text not null check (length(value) between 1 and 40),
  names jsonb not null check (names ? 'en'),
  position int not null,
  primary key (attribute_key, value)
);

-- The categories whose products have the attribute, with all categories below them.
create table catalog.category_attributes (
  attribute_key text not null references catalog.attributes on delete cascade,
  category_id text not null references catalog.categories on delete cascade,
  -- A product needs a value to become active.
  required boolean not null,
  primary key (category_id, attribute_key)
);
create index category_attributes_by_attribute on catalog.category_attributes (attribute_key);

-- One row. Its number grows with every change of an attribute, so that processes notice that their copy is old.
create table catalog.attribute_revision (
  id int primary key default 1 check (id = 1),
  revision int not null
);
insert into catalog.attribute_revision (revision) values (1);

alter table catalog.products
  -- {"material": ["wool"], "pages": 320, "author": "…", "dishwasher-safe": true}
  add column attributes jsonb not null default '{}' check (jsonb_typeof(attributes) = 'object');
-- How many products have an attribute or a choice.
create index products_by_attribute on catalog.products using gin (attributes) where attributes <> '{}' and deleted_at is null;

-- What most shops filter by. Administrators assign them to categories and change them.
insert into catalog.attributes (key, names, type, facet, searchable, position) values
  ('color', '{"en": "Color", "es": "Color", "ar": "اللون"}', 'choice', true, true, 0),
  ('size', '{"en": "Size", "es": "Talla", "ar": "المقاس"}', 'choice', true, true, 1),
  ('material', '{"en": "Material", "es": "Material", "ar": "الخامة"}', 'choice', true, true, 2);
insert into catalog.attribute_choices (attribute_key, value, names, position) values
  ('color', 'white', '{"en": "White", "es": "Blanco", "ar": "أبيض"}', 0),
  ('color', 'ivory', '{"en": "Ivory", "es": "Marfil", "ar": "عاجي"}', 1),
  ('color', 'oat', '{"en": "Oat", "es": "Avena", "ar": "شوفاني"}', 2),
  ('color', 'sand', '{"en": "Sand", "es": "Arena", "ar": "رملي"}', 3),
  ('color', 'stone', '{"en": "Stone", "es": "Piedra", "ar": "حجري"}', 4),
  ('color', 'slate', '{"en": "Slate", "es": "Pizarra", "ar": "أردوازي"}', 5),
  ('color', 'charcoal', '{"en": "Charcoal", "es": "Carbón", "ar": "فحمي"}', 6),
  ('color', 'black', '{"en": "Black", "es": "Negro", "ar": "أسود"}', 7),
  ('color', 'navy', '{"en": "Navy", "es": "Azul marino", "ar": "كحلي"}', 8),
  ('color', 'sky', '{"en": "Sky blue", "es": "Celeste", "ar": "سماوي"}', 9),
  ('color', 'teal', '{"en": "Teal", "es": "Verde azulado", "ar": "أزرق مخضر"}', 10),
  ('color', 'sage', '{"en": "Sage", "es": "Salvia", "ar": "أخضر مريمي"}', 11),
  ('color', 'olive', '{"en": "Olive", "es": "Oliva", "ar": "زيتوني"}', 12),
  ('color', 'forest', '{"en": "Forest green", "es": "Verde bosque", "ar": "أخضر غامق"}', 13),
  ('color', 'mustard', '{"en": "Mustard", "es": "Mostaza", "ar": "خردلي"}', 14),
  ('color', 'clay', '{"en": "Clay", "es": "Arcilla", "ar": "طيني"}', 15),
  ('color', 'rust', '{"en": "Rust", "es": "Óxido", "ar": "صدئي"}', 16),
  ('color', 'blush', '{"en": "Blush", "es": "Rosa empolvado", "ar": "وردي باهت"}', 17),
  ('color', 'plum', '{"en": "Plum", "es": "Ciruela", "ar": "برقوقي"}', 18),
  ('color', 'tan', '{"en": "Tan", "es": "Camel", "ar": "جملي"}', 19),
  ('color', 'cocoa', '{"en": "Cocoa", "es": "Cacao", "ar": "كاكاوي"}', 20),
  ('color', 'oak', '{"en": "Oak", "es": "Roble", "ar": "خشب البلوط"}', 21),
  ('color', 'walnut', '{"en": "Walnut", "es": "Nogal", "ar": "خشب الجوز"}', 22),
  ('color', 'silver', '{"en": "Silver", "es": "Plata", "ar": "فضي"}', 23),
  ('color', 'brass', '{"en": "Brass", "es": "Latón", "ar": "نحاسي أصفر"}', 24),
  ('size', 'XXS', '{"en": "XXS"}', 0),
  ('size', 'XS', '{"en": "XS"}', 1),
  ('size', 'S', '{"en": "S"}', 2),
  ('size', 'M', '{"en": "M"}', 3),
  ('size', 'L', '{"en": "L"}', 4),
  ('size', 'XL', '{"en": "XL"}', 5),
  ('size', 'XXL', '{"en": "XXL"}', 6),
  ('size', '3XL', '{"en": "3XL"}', 7),
  ('size', '4XL', '{"en": "4XL"}', 8),
  ('material', 'cotton', '{"en": "Cotton", "es": "Algodón", "ar": "قطن"}', 0),
  ('material', 'linen', '{"en": "Linen", "es": "Lino", "ar": "كتان"}', 1),
  ('material', 'wool', '{"en": "Wool", "es": "Lana", "ar": "صوف"}', 2),
  ('material', 'silk', '{"en": "Silk", "es": "Seda", "ar": "حرير"}', 3),
  ('material', 'leather', '{"en": "Leather", "es": "Cuero", "ar": "جلد"}', 4),
  ('material', 'felt', '{"en": "Felt", "es": "Fieltro", "ar": "لبّاد"}', 5),
  ('material', 'polyester', '{"en": "Polyester", "es": "Poliéster", "ar": "بوليستر"}', 6),
  ('material', 'nylon', '{"en": "Nylon", "es": "Nailon", "ar": "نايلون"}', 7),
  ('material', 'wood', '{"en": "Wood", "es": "Madera", "ar": "خشب"}', 8),
  ('material', 'bamboo', '{"en": "Bamboo", "es": "Bambú", "ar": "خيزران"}', 9),
  ('material', 'cork', '{"en": "Cork", "es": "Corcho", "ar": "فلين"}', 10),
  ('material', 'paper', '{"en": "Paper", "es": "Papel", "ar": "ورق"}', 11),
  ('material', 'ceramic', '{"en": "Ceramic", "es": "Cerámica", "ar": "خزف"}', 12),
  ('material', 'glass', '{"en": "Glass", "es": "Vidrio", "ar": "زجاج"}', 13),
  ('material', 'stone', '{"en": "Stone", "es": "Piedra", "ar": "حجر"}', 14),
  ('material', 'steel', '{"en": "Steel", "es": "Acero", "ar": "فولاذ"}', 15),
  ('material', 'aluminum', '{"en": "Aluminum", "es": "Aluminio", "ar": "ألمنيوم"}', 16),
  ('material', 'brass', '{"en": "Brass", "es": "Latón", "ar": "نحاس أصفر"}', 17),
  ('material', 'silver', '{"en": "Silver", "es": "Plata", "ar": "فضة"}', 18),
  ('material', 'gold', '{"en": "Gold", "es": "Oro", "ar": "ذهب"}', 19),
  ('material', 'plastic', '{"en": "Plastic", "es": "Plástico", "ar": "بلاستيك"}', 20),
  ('material', 'rubber', '{"en": "Rubber", "es": "Caucho", "ar": "مطاط"}', 21),
  ('material', 'silicone', '{"en": "Silicone", "es": "Silicona", "ar": "سيليكون"}', 22);
