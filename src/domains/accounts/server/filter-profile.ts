/** The filter of words and links for profiles. They are seen at once, so what is held back elsewhere is refused here. */
import { Failure } from '#platform/server/failure.ts'
import type { Services } from '#platform/server/services.ts'
import type { Links } from './profiles.sql.ts'

type By = { services: Services; userId: string }
type Texts = { displayName: string; bio: string; links: Links }

/** Fails with TEXT_REFUSED, which names the fields. */
export async function filterProfile(by: By, { displayName, bio, links }: Texts): Promise<void> {
  const texts = [
    { path: 'displayName', text: displayName },
    { path: 'bio', text: bio },
    ...links.flatMap(({ label, url }, index) => [
      { path: `links.${index}.label`, text: label },
      { path: `links.${index}.url`, text: url },
    ]),
  ].filter(({ text }) => text !== '')
  if (await passes(by, ...texts.map(({ text }) => text))) return
  const paths: string[] = []
  for (const { path, text } of texts) if (!(await passes(by, text))) paths.push(path)
  // Links are counted over all fields: then none of them is to blame alone.
  if (paths.length === 0) paths.push(links.length > 0 ? 'links' : 'bio')
  throw new Failure('TEXT_REFUSED', refused(paths))
}

/** Fails with INVALID_INPUT, like for other names that nobody may have. */
export async function filterUsername(by: By, username: string): Promise<void> {
  if (!(await passes(by, username))) throw new Failure('INVALID_INPUT', refused(['username']))
}

const passes = async (by: By, ...texts: string[]) => (await by.services.filterTexts(by, texts)) === 'ok'

const refused = (paths: readonly string[]) => ({ fields: paths.map((path) => ({ path, rule: 'refused', params: {} })) })
