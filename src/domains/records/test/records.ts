import type { DomainRecords } from '#test/security/record-scene.ts'

const NEVER = { note: 'note_never', tag: 'tag_never', field: 'fld_never', attachment: 'att_never' }

export const domainRecords: DomainRecords = {
  records({ plaza, owner, workspace, inOwnWorkspace }) {
    const mug = async () => ({ type: 'product', id: await plaza.product('MUG-SAGE') })
    const ofRecord = async (rest: object = {}) =>
      inOwnWorkspace({ ...(await mug()), ...rest }, { type: 'product', id: 'prod_00000000000000000000000000', ...rest })
    const ask = async (operation: string, input: object) => (await owner.call(`records.${operation}`, input, { workspace })).body
    async function ofNote(rest: object = {}) {
      const { id } = await ask('notes.add', { ...(await mug()), text: 'Hello' })
      return inOwnWorkspace({ noteId: id, ...rest }, { noteId: NEVER.note, ...rest })
    }
    const tag = async (name: string): Promise<string> =>
      (await ask('tags.create', { name: `${name} ${crypto.randomUUID()}`.slice(0, 40), color: 'red' })).id
    const ofTag = async (rest: object = {}) => inOwnWorkspace({ tagId: await tag('Mine'), ...rest }, { tagId: NEVER.tag, ...rest })
    async function ofField(rest: object = {}) {
      const name = `Mine ${crypto.randomUUID()}`
      const { id } = await ask('fields.create', { type: 'product', kind: 'text', name, required: false, choices: [] })
      return inOwnWorkspace({ fieldId: id, ...rest }, { fieldId: NEVER.field, ...rest })
    }
    async function ofAttachment() {
      const attachmentId = `att_${crypto.randomUUID()}`
      const { type, id } = await mug()
      await ask('follow', { type, id })
      await plaza.rows(
        `insert into records.attachments (id, workspace_id, type, record_id, name, key, bytes, uploaded_at) values ($1, $2, $3, $4, 'a.txt', 'key', 1, now())`,
        [attachmentId, workspace, type, id],
      )
      return inOwnWorkspace({ attachmentId }, { attachmentId: NEVER.attachment })
    }
    return {
      'records.get': () => ofRecord(),
      'records.timeline.list': () => ofRecord(),
      'records.people.list': () => ofRecord(),
      'records.notes.add': () => ofRecord({ text: 'Hello' }),
      'records.notes.edit': () => ofNote({ version: 1, text: 'Goodbye' }),
      'records.notes.delete': () => ofNote(),
      'records.follow': () => ofRecord(),
      'records.unfollow': () => ofRecord(),
      'records.assign': () => ofRecord({ userId: null }),
      'records.addTag': () => ofRecord({ name: 'New' }),
      'records.removeTag': async () => ofRecord({ tagId: await tag('Theirs') }),
      'records.setField': () => ofRecord({ fieldId: NEVER.field, value: 'x' }),
      'records.attachments.delete': () => ofAttachment(),
      'records.tags.update': () => ofTag({ version: 1, name: 'Other', color: 'red' }),
      'records.tags.merge': async () => ofTag({ intoTagId: await tag('Into') }),
      'records.tags.delete': () => ofTag(),
      'records.fields.update': () => ofField({ version: 1, name: 'Other', required: false, choices: [] }),
      'records.fields.archive': () => ofField(),
      'records.fields.restore': () => ofField(),
    }
  },
  noRecord: {
    'records.fields.arrange': 'the fields whose ids are unknown in one’s own workspace are left out',
    'records.assignees.list': 'lists people of one’s own workspace, by type of record',
  },
}
