import type { RelationView } from '../contract.ts'

export type MenuPerson = {
  id: string
  name: string
  /** Where it is known, the menu offers to undo what is there. */
  relation?: RelationView
}
