import type { DomainRecords } from '#test/security/record-scene.ts'
import { WHOLE_PICTURE } from '#test/security/record-scene.ts'

const NO_GROUP = 'grp_00000000000000000000000000'
const NO_PRODUCT = 'prd_00000000000000000000000000'
const NO_EVENT = 'evt_00000000000000000000000000'
const OPEN = 'the card of a group, which every account sees'

export const domainRecords: DomainRecords = {
  records({ owner, idOf, upload }) {
    /** Amira's private group. */
    let made: Promise<string> | null = null
    const create = async () => (await owner.call('groups.create', { name: 'Kiln owners', isPublic: false })).body.id
    const group = (): Promise<string> => {
      made ??= create()
      return made
    }
    const ofGroup = async (rest: object = {}) => ({
      foreign: { groupId: await group(), ...rest },
      missing: { groupId: NO_GROUP, ...rest },
    })
    const withPerson = async (rest: object = {}) => ofGroup({ userId: await idOf('bruno'), ...rest })
    const withPeople = async () => ofGroup({ userIds: [await idOf('bruno')] })
    const day = `${new Date().getUTCFullYear() + 1}-05-04`
    const details = { title: 'Kiln opening', timeZone: 'Europe/Madrid', starts: `${day}T10:00`, ends: `${day}T12:00` }
    const ofEvent = async (rest: object = {}) => ({
      foreign: { eventId: (await owner.call('groups.events.create', { groupId: await group(), ...details })).body.id, ...rest },
      missing: { eventId: NO_EVENT, ...rest },
    })
    async function file(groupId: string): Promise<string> {
      const name = `names-${Math.random().toString(36).slice(2)}.txt`
      await owner.send('PUT', `/groups/${groupId}/files?name=${name}`, 'Amira')
      const { items } = (await owner.call('groups.files.list', { groupId, q: name })).body
      return items[0].id
    }
    const settings = { name: 'Mine', description: '', isPublic: true, rules: [], needsApproval: false, version: 1 }
    return {
      'groups.update': () => ofGroup(settings),
      'groups.setBanner': async () => ofGroup({ uploadId: await upload(), crop: WHOLE_PICTURE }),
      'groups.removeBanner': () => ofGroup(),
      'groups.delete': () => ofGroup(),
      'groups.transfer': () => withPerson(),
      'groups.members.list': () => ofGroup(),
      'groups.members.remove': () => withPerson({ reason: 'Spam' }),
      'groups.moderators.add': () => withPerson(),
      'groups.moderators.remove': () => withPerson(),
      'groups.requests.list': () => ofGroup(),
      'groups.requests.accept': () => withPeople(),
      'groups.requests.decline': () => withPeople(),
      'groups.invitations.list': () => ofGroup(),
      'groups.invitations.send': () => withPeople(),
      'groups.invitations.withdraw': () => withPeople(),
      'groups.calendars.get': () => ofGroup(),
      'groups.calendars.create': () => ofGroup(),
      'groups.files.list': () => ofGroup(),
      'groups.files.delete': async () => ({
        foreign: { fileId: await file(await group()) },
        missing: { fileId: 'gfl_00000000000000000000000000' },
      }),
      'groups.products.list': () => ofGroup(),
      'groups.products.add': () => ofGroup({ productId: NO_PRODUCT }),
      'groups.products.remove': () => ofGroup({ productId: NO_PRODUCT }),
      'groups.products.arrange': () => ofGroup({ productIds: [NO_PRODUCT] }),
      'groups.bans.list': () => ofGroup(),
      'groups.bans.lift': () => withPerson(),
      'groups.events.list': () => ofGroup({ when: 'upcoming' }),
      'groups.events.create': () => ofGroup(details),
      'groups.events.get': () => ofEvent(),
      'groups.events.update': () => ofEvent({ ...details, version: 1 }),
      'groups.events.cancel': () => ofEvent(),
      'groups.events.delete': () => ofEvent(),
      'groups.events.answer': () => ofEvent({ answer: 'going' }),
      'groups.events.people.list': () => ofEvent({ answer: 'going' }),
    }
  },
  noRecord: {
    'groups.get': OPEN,
    'groups.join': OPEN,
    'groups.leave': OPEN,
    'groups.calendars.delete': 'one’s own address, also of a group that the member has left',
    'groups.ofPerson': 'a person, whom every member may see',
    'groups.requests.withdraw': OPEN,
    'groups.invitations.decline': OPEN,
  },
}
