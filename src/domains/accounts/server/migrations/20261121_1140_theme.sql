-- A theme is more than its palette (spec §3): also the fonts and the background.
alter table accounts.preferences
  alter column theme type jsonb using case when theme is not null then jsonb_build_object(
    'palette', theme,
    'typography', jsonb_build_object('heading', 'inter', 'body', 'inter'),
    'background', jsonb_build_object('type', 'solid')) end;
