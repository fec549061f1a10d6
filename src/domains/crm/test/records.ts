import type { DomainRecords } from '#test/security/record-scene.ts'
import { dealRecords } from './deal-records.ts'
import { quoteRecords } from './quote-records.ts'

const MISSING = 'contact_00000000000000000000000000'
const MISSING_OTHER = 'contact_00000000000000000000000001'
const MISSING_COMPANY = 'company_00000000000000000000000000'
const MISSING_SEGMENT = 'segment_00000000000000000000000000'
const MISSING_INTERACTION = 'interaction_00000000000000000000000000'
const MISSING_FORM = 'form_00000000000000000000000000'
const MISSING_TEMPLATE = 'mailtemplate_00000000000000000000000000'
const TEXTS = { subject: 'Mine', body: 'Mine' }
const CALL = { type: 'call', date: '2026-11-01', notes: '' }

export const domainRecords: DomainRecords = {
  noRecord: {
    'crm.contacts.create': 'a stage or an owner of another workspace is refused like one that never was',
    'crm.companies.list': 'a tag of another workspace finds nothing',
    'crm.quoteLink.accept': 'the token is the right',
    'crm.quoteLink.decline': 'as above',
    'crm.mailLink.refuse': 'as above',
    'crm.forms.create': 'as above',
    'crm.mailTemplates.create': 'names no record',
    'crm.businesses.update': 'one’s own choice; a business that never knew the caller is missing, whomever else it knows',
  },
  records(scene) {
    const { owner, workspace, inOwnWorkspace } = scene
    const make = async (operation: string, input: object) => (await owner.call(`crm.${operation}`, input, { workspace })).body.id
    const contact = () => make('contacts.create', { name: 'Mine' })
    async function pair(rest: object = {}) {
      return inOwnWorkspace({ contactId: await contact(), ...rest }, { contactId: MISSING, ...rest })
    }
    async function companyPair(rest: object = {}) {
      const companyId = await make('companies.create', { name: `Mine ${crypto.randomUUID()}` })
      return inOwnWorkspace({ companyId, ...rest }, { companyId: MISSING_COMPANY, ...rest })
    }
    async function segmentPair(rest: object = {}) {
      const segmentId = await make('segments.create', { name: `Mine ${crypto.randomUUID()}`, conditions: { segment: 'x' } })
      return inOwnWorkspace({ segmentId, ...rest }, { segmentId: MISSING_SEGMENT, ...rest })
    }
    async function interactionPair(rest: object = {}) {
      const interactionId = await make('interactions.log', { ...CALL, contactId: await contact() })
      return inOwnWorkspace({ interactionId, ...rest }, { interactionId: MISSING_INTERACTION, ...rest })
    }
    async function formPair(rest: object = {}) {
      const formId = await make('forms.create', { title: 'Mine' })
      return inOwnWorkspace({ formId, ...rest }, { formId: MISSING_FORM, ...rest })
    }
    async function templatePair(rest: object = {}) {
      const templateId = await make('mailTemplates.create', { name: 'Mine', language: 'en', ...TEXTS })
      return inOwnWorkspace({ templateId, ...rest }, { templateId: MISSING_TEMPLATE, ...rest })
    }
    return {
      ...dealRecords(scene),
      ...quoteRecords(scene),
      'crm.forms.update': () => formPair({ version: 1, title: 'Taken' }),
      'crm.forms.remove': () => formPair(),
      'crm.mailTemplates.update': () => templatePair({ name: 'Taken', language: 'en', ...TEXTS, version: 1 }),
      'crm.mailTemplates.remove': () => templatePair(),
      'crm.mails.preview': () => pair(TEXTS),
      'crm.mails.send': async () => {
        const mail = { language: 'en', ...TEXTS }
        const contactId = await make('contacts.create', { name: 'Mine', email: 'mine@example.com' })
        return inOwnWorkspace({ contactId, ...mail }, { contactId: MISSING, ...mail })
      },
      'crm.mails.refusal': () => pair(),
      'crm.mails.setRefusal': async () => {
        const contactId = await make('contacts.create', { name: 'Mine', email: 'mine@example.com' })
        return inOwnWorkspace({ contactId, refused: true }, { contactId: MISSING, refused: true })
      },
      'crm.acts.list': () => pair(),
      'crm.contacts.get': () => pair(),
      'crm.contacts.update': () => pair({ version: 1, name: 'Mine' }),
      'crm.contacts.remove': () => pair(),
      'crm.contacts.merge': async () => {
        const versions = { keptVersion: 1, mergedVersion: 1 }
        const [keptId, mergedId] = [await contact(), await contact()]
        return inOwnWorkspace({ ...versions, keptId, mergedId }, { ...versions, keptId: MISSING, mergedId: MISSING_OTHER })
      },
      'crm.duplicates.dismiss': async () =>
        inOwnWorkspace({ contactId: await contact(), otherId: await contact() }, { contactId: MISSING, otherId: MISSING_OTHER }),
      'crm.merges.list': () => pair(),
      'crm.merges.undo': async () => {
        const [keptId, mergedId] = [await contact(), await contact()]
        await make('contacts.merge', { keptId, mergedId, keptVersion: 1, mergedVersion: 1 })
        const { items } = (await owner.call('crm.merges.list', { contactId: keptId }, { workspace })).body
        return inOwnWorkspace({ mergeId: items[0].id }, { mergeId: 'merge_00000000000000000000000000' })
      },
      'crm.segments.create': async () => {
        const companyId = await make('companies.create', { name: `Mine ${crypto.randomUUID()}` })
        const of = (id: string) => ({ name: 'Mine', conditions: { companyId: id } })
        return inOwnWorkspace(of(companyId), of(MISSING_COMPANY))
      },
      'crm.segments.update': () => segmentPair({ name: 'Mine', conditions: { segment: 'x' }, version: 1 }),
      'crm.segments.remove': () => segmentPair(),
      'crm.contacts.change': async () => {
        const change = { segment: 'Taken' }
        return inOwnWorkspace({ contactIds: [await contact()], change }, { contactIds: [MISSING], change })
      },
      'crm.contacts.list': async () => {
        const companyId = await make('companies.create', { name: `Mine ${crypto.randomUUID()}` })
        return inOwnWorkspace({ companyId }, { companyId: MISSING_COMPANY })
      },
      'crm.companies.get': () => companyPair(),
      'crm.companies.update': () => companyPair({ version: 1, name: 'Mine' }),
      'crm.companies.remove': () => companyPair(),
      'crm.interactions.list': () => pair(),
      'crm.interactions.log': () => pair(CALL),
      'crm.interactions.update': () => interactionPair({ ...CALL, version: 1 }),
      'crm.interactions.remove': () => interactionPair(),
    }
  },
}
