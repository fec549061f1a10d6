import { openPlaza } from '#app/server/plaza.ts'
import { readConfig } from '#platform/server/config.ts'
import { migrate } from '#platform/server/migrate.ts'
import { migrateJobs } from '#platform/server/jobs.ts'
import { openLog } from '#platform/server/log.ts'
import { openDb, openPool } from '#platform/server/db.ts'
import { fillBits } from '#domains/marketplace/server/facets/bits.sql.ts'
import { openThrowAwayCluster } from '#test/cluster/throw-away.ts'
import { once } from './bench.ts'
import { requestText } from './connection.ts'
import { statementsOf } from './recording.ts'
for (const n of process.argv.slice(2).map(Number)) {
  const cluster = await openThrowAwayCluster()
  const pool = openPool({ url: cluster.url, max: 4, applicationName: 'x', onError: console.error }); pool.options.statement_timeout = 0
  await migrate(cluster.url); await migrateJobs(pool, openLog('warn'))
  await pool.query('alter role plaza set statement_timeout = 0').catch(() => {}); const t0 = performance.now()
  await pool.query(`alter table marketplace.listings drop constraint listings_product_id_fkey, drop constraint listings_workspace_id_fkey;
   insert into catalog.categories (id, slug, name, position) values ('cat_1','apparel','Apparel',0),('cat_2','accessories','Accessories',1),('cat_3','tech','Tech',2);`)
  await pool.query(`insert into marketplace.listings (product_id, workspace_id, vendor_slug, vendor_name, category_slug, category_name, currency, price_minor, max_price_minor, published_at, availability, colors, images, ordinal, sizes, rating_sum, rating_count, facets)
   select 'prod_' || lpad(i::text, 26, '0'), 'ws', 'v' || i % 6, 'Vendor ' || i % 6, c, c, 'USD', p, p, now() - i * interval '10 minutes', 'available', array[col], '[]', i, array[sz], 0, 0,
    array['category'||E'\\t'||c||E'\\t', 'vendor'||E'\\t'||'v'||i%6||E'\\t', 'price'||E'\\t'||width_bucket(p, array[0,501,1001,1501,2001,2501,3001,4001,5001,6001,7501,10001,12501,15001,20001,25001])-1||E'\\t',
     'form'||E'\\t\\t', 'form'||E'\\t'||col||E'\\t', 'form'||E'\\t\\t'||sz, 'form'||E'\\t'||col||E'\\t'||sz,'stocked'||E'\\t\\t', 'stocked'||E'\\t'||col||E'\\t', 'stocked'||E'\\t\\t'||sz, 'stocked'||E'\\t'||col||E'\\t'||sz]
   from (select i, (array['apparel','accessories','tech'])[1 + i % 3] c, 500 + (i * 7919::bigint) % 19500 p, (array['sage','ivory','clay','ink','sand'])[1 + i % 5] col, (i % 10)::text sz from generate_series(0, $1 - 1) i) s`, [n])
  await pool.query(`set statement_timeout = 0; insert into marketplace.listing_texts (product_id, language, ordinal, name, name_words, words)
   select product_id, lang, ordinal, nm, setweight(to_tsvector('simple', nm), 'A'), setweight(to_tsvector('simple', nm), 'A') || setweight(to_tsvector('simple', 'made in small runs from material we know by its maker finished by hand and repaired for life ships from our workshop'), 'C')
   from (select product_id, ordinal, lang, lower((array['Woven','Quiet','Folded','Everyday','Small','Tall','Washed'])[1+ordinal%7] || ' ' || (array['Linen','Wool','Cotton','Leather','Oak','Brass','Steel','Cork','Bamboo','Felt'])[1+(ordinal/17)%10] || ' ' || case when ordinal%1000=0 then 'astrolabe' else (array['shirt','mug','lamp','clock','cap'])[1+(ordinal/170)%5] end || ' ' || ordinal) nm from marketplace.listings, unnest(array['en','es','ar']) lang) s`)
  await pool.query(`insert into marketplace.words select distinct language, w from marketplace.listing_texts, unnest(tsvector_to_array(name_words)) w where w !~ '[0-9]'`)
  for (let k=0;k<4;k++) await pool.query('set statement_timeout = 0'); await fillBits(openDb(pool))
  await pool.query('vacuum analyze')
  console.log(n, 'filled in', ((performance.now() - t0) / 1000).toFixed(0), 's')
  const config = readConfig({ DATABASE_URL: cluster.url, DATA_DIR: '/tmp/try-browse-syn', PORT: '0', DEMO: 'off', LOG_LEVEL: 'warn' })
  const plaza = await openPlaza({ ...config, role: 'web' }, cluster.url)
  const port = Number(new URL(plaza.url).port)
  for (const p of ['limit=24', 'limit=24&facets=true', 'limit=24&facets=true&category=tech', 'limit=24&facets=true&color=sage&size=1&size=2&minPriceMinor=2500&maxPriceMinor=10000&stock=inStock', 'limit=24&facets=true&q=linen', 'limit=24&facets=true&q=astrolabe', 'limit=24&facets=true&q=linnen+astrolabe', 'SUG l', 'SUG linen']) {
    const path = p.startsWith('SUG ') ? `suggestions?q=${p.slice(4)}` : `listings?${p}`
    const request = requestText('GET', `/api/v1/marketplace/${path}`, { accept: 'application/json' })
    for (let i = 0; i < 12; i++) await once(port, request)
    const times: number[] = []
    for (let i = 0; i < 60; i++) { const s = performance.now(); const r = await once(port, request); if (r.status !== 200) throw new Error(r.body.toString()); times.push(performance.now() - s) }
    times.sort((a, b) => a - b)
    const statements = await statementsOf(() => once(port, request))
    const c = await pool.connect()
    const ex: string[] = []
    for (const { text, values } of statements) {
      let best = Infinity
      let plan: string[] = []
      await c.query('set plan_cache_mode = force_generic_plan')
      for (let i = 0; i < 4; i++) {
        const { rows } = await c.query({ text: `explain (analyze, timing off) ${text}`, values })
        const lines = rows.map((r: Record<string, string>) => r['QUERY PLAN']!)
        const ms = Number(/Execution Time: ([\d.]+)/.exec(lines.join('\n'))?.[1])
        if (ms < best) { best = ms; plan = lines }
      }
      ex.push(best.toFixed(1))
      if (process.env['PLAN'] && best > Number(process.env['PLAN'])) console.log(plan.slice(0,28).map(l=>l.slice(0,130)).join('\n'))
    }
    c.release()
    console.log(n, p.padEnd(60).slice(0, 100), 'min', times[0]!.toFixed(1), 'p50', times[30]!.toFixed(1), 'p95', times[57]!.toFixed(1), 'sql', ex.join(' '))
  }
  await plaza.stop(); await pool.end(); await cluster.close()
}
process.exit(0)
