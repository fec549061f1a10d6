import { pictureView } from '#platform/server/picture.ts'
import type { Subject } from '#platform/server/subjects.ts'
import { isLastAdministrator } from './administrators.sql.ts'
import { accountAsTaken } from './personal.sql.ts'
import { eraseAccountRow, filesOf } from './personal.ts'
import { unliftedAmong } from './suspensions.sql.ts'
import { peopleByIds } from './users.sql.ts'

/** People show themselves to members. Who is suspended is there for administrators only, who is leaving for nobody. */
const user: Subject = {
  type: 'user',
  async cards(db, viewer, language, ids) {
    if (viewer.kind !== 'member') return ids.map(() => null)
    const people = new Map((await peopleByIds(db, ids)).map((person) => [person.id, person]))
    const suspended = await unliftedAmong(db, ids)
    return ids.map((id) => {
      const person = people.get(id)
      if (!person || (suspended.has(id) && viewer.role !== 'admin')) return null
      const { username, avatar } = person
      return {
        type: 'user',
        id,
        title: username,
        subtitle: '',
        image: avatar && pictureView(avatar, language),
        href: `/profile/${encodeURIComponent(username)}`,
        amount: null,
        state: suspended.has(id) ? 'suspended' : null,
      }
    })
  },
  personal: {
    obligations: async (db, userId, now) => ((await isLastAdministrator(db, userId, now)) ? ['accounts.lastAdministrator'] : []),
    export: accountAsTaken,
    files: filesOf,
    erase: eraseAccountRow,
  },
}

export const subjects: readonly Subject[] = [user]
