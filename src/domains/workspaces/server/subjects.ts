import type { Subject } from '#platform/server/subjects.ts'
import { ownsPeopledWorkspace } from './members.sql.ts'
import { eraseSeats, exportSeats } from './personal.ts'
import { seatsAmong } from './workspaces.sql.ts'

/** A workspace is shown to its people only. */
const workspace: Subject = {
  type: 'workspace',
  async cards(db, viewer, _language, ids) {
    if (viewer.kind !== 'member') return ids.map(() => null)
    const seats = new Map((await seatsAmong(db, viewer.id, ids)).map((seat) => [seat.id, seat]))
    return ids.map((id) => {
      const seat = seats.get(id)
      if (!seat) return null
      const { name, role } = seat
      return { type: 'workspace', id, title: name, subtitle: '', image: null, href: '/dashboard', amount: null, state: role }
    })
  },
  personal: {
    /** Whoever others work for hands the workspace over, or sees them off, before leaving. */
    obligations: async (db, userId) => ((await ownsPeopledWorkspace(db, userId)) ? ['workspaces.owner'] : []),
    export: exportSeats,
    erase: eraseSeats,
  },
}

export const subjects: readonly Subject[] = [workspace]
