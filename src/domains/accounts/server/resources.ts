import type { Db } from '#platform/server/db.ts'
import { pictureView } from '#platform/server/picture.ts'
import { defineResource, type Resource } from '#platform/server/resources.ts'
import { isLastAdministrator } from './administrators.sql.ts'
import { loadAccountExport } from './personal-data.sql.ts'
import { eraseAccountRow, loadPersonalFiles } from './personal-data.ts'
import { profileModeration } from './profile-moderation.ts'
import { toName } from './user-view.ts'
import { loadPeople, type PersonRow } from './users.sql.ts'

/** Suspended users are shown to administrators only, users being deleted to nobody. */
async function loadVisiblePeople(db: Db, { role }: { role: string }, ids: readonly string[]): Promise<PersonRow[]> {
  const people = await loadPeople(db, ids)
  return people.filter(({ suspended }) => role === 'admin' || !suspended)
}

/** Members see the cards of users and report them, administrators suspend them. The network hides users who blocked each other. */
const user = defineResource({
  type: 'user',
  async cards(db, viewer, language, ids) {
    if (viewer.kind !== 'member') return ids.map(() => null)
    const people = await loadVisiblePeople(db, viewer, ids)
    const peopleById = new Map(people.map((person) => [person.id, person]))
    return ids.map((id) => {
      const person = peopleById.get(id)
      if (!person) return null
      const { username, displayName, avatar, suspended } = person
      return {
        type: 'user',
        id,
        title: toName(person),
        subtitle: displayName ? `@${username}` : '',
        image: avatar && pictureView(avatar, language),
        href: `/profile/${encodeURIComponent(username)}`,
        amount: null,
        state: suspended ? 'suspended' : null,
      }
    })
  },
  async can(db, viewer, act, ids) {
    if (viewer.kind !== 'member' || !['view', 'report', viewer.role === 'admin' && 'moderate'].includes(act)) return new Set()
    const people = await loadVisiblePeople(db, viewer, ids)
    return new Set(people.flatMap(({ id }) => (act === 'report' && id === viewer.id ? [] : id)))
  },
  adminPath: (id) => `/admin/users/${id}`,
  moderation: profileModeration,
  async audience(db, id) {
    const [person] = await loadVisiblePeople(db, { role: 'admin' }, [id])
    if (!person) return null
    return person.suspended ? { kind: 'people', userIds: [], members: [] } : { kind: 'accounts' }
  },
  personalData: {
    obligations: async (db, userId, now) => ((await isLastAdministrator(db, userId, now)) ? ['accounts.lastAdministrator'] : []),
    export: loadAccountExport,
    files: loadPersonalFiles,
    erase: eraseAccountRow,
  },
})

export const resources: readonly Resource[] = [user]
