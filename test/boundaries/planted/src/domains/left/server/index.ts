import '../web/index.ts'
export const entryPoint = 1
