/** Limits shared with forms. They live outside the schemas so that screens can import them without zod. */
export const MAX_NAME = 120
/** Maximum number of workspaces a person can own, including their personal one. */
export const MAX_OWNED = 20
/** Maximum number of workspaces a person can be a member of. */
export const MAX_MEMBERS = 100
export const MAX_VIEW_NAME = 60
/** Maximum number of saved views a person can have for one list. */
export const MAX_VIEWS = 50
