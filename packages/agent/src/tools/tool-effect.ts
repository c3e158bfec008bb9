/** What a tool does to the world: a write is asked for before it happens. */
export type ToolEffect = 'read' | 'write'
