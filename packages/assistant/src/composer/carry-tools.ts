import type { createToolBudget } from './tool-budget.ts'

/** Tools that every conversation carries, as far as there are any of the name. */
export const BASE_TOOLS = ['search_knowledge', 'add_knowledge', 'analyze_context'] as const

export interface CarriedTools {
  /** What earlier prompts of the conversation carried, in their order. */
  readonly carried: readonly string[]
  /** What this message wants, the most wanted first. */
  readonly wanted: readonly string[]
}

/**
 * The tools of a prompt: those of the conversation so far, then what is new, so that the list only
 * grows and stays cached. Once it holds no more it begins anew with what is wanted now.
 */
export function createToolCarrier(
  fitting: ReturnType<typeof createToolBudget>,
): (tools: CarriedTools) => string[] {
  return ({ carried, wanted }) => {
    const base = fitting(BASE_TOOLS)
    const needed = fitting([...new Set([...base, ...wanted])])
    const grown = fitting([...new Set([...base, ...carried, ...needed])])
    return needed.every((name) => grown.includes(name)) ? grown : needed
  }
}
