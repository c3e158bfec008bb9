import type { IntentAction } from '@parco/store'
import { describe, expect, it } from 'vitest'
import type { ActionHandler, ActionKind } from './action-handler.ts'
import { ActionRegistry } from './action-registry.ts'

const handler = (name: string, kind: ActionKind = 'deterministic'): ActionHandler => ({
  name,
  kind,
  run: async () => {},
})

const options = {
  handlers: { undo: handler('undo'), model: handler('model', 'reasoning') },
  toolNames: ['create_note'],
  callTool: handler('call-tool'),
  reason: handler('reason', 'reasoning'),
  withoutModel: { none: handler('acknowledge') },
  answerWithoutModel: handler('without-model'),
  notBuilt: handler('not-built'),
  inactive: handler('inactive'),
}

const override = (changes: Partial<IntentAction>): IntentAction => ({
  intentKey: 'create_note',
  description: null,
  actionType: 'deterministic',
  functionEndpoint: null,
  requiredParams: [],
  optionalParams: [],
  promptTemplate: null,
  promptVariants: [],
  maxTokens: 500,
  isActive: true,
  ...changes,
})

describe('the registry of actions', () => {
  const registry = new ActionRegistry(options)

  it('finds the handler of an intent, of a tool, and of what needs thought', () => {
    expect(registry.resolve('undo').name).toBe('undo')
    expect(registry.resolve('create_note').name).toBe('call-tool')
    expect(registry.resolve('model').name).toBe('model')
  })

  it('says of an unknown intent that it is not built', () => {
    expect(registry.resolve('create_goal').name).toBe('not-built')
    expect(registry.resolve('constructor').name).toBe('not-built')
    expect(registry.resolve('web_search', override({ intentKey: 'web_search' })).name).toBe(
      'not-built',
    )
  })

  it('lets a row of intent_actions switch an intent off, or give it another kind', () => {
    expect(registry.resolve('create_note', override({})).name).toBe('call-tool')
    expect(registry.resolve('create_note', override({ isActive: false })).name).toBe('inactive')
    expect(registry.resolve('create_note', override({ actionType: 'reasoning' })).name).toBe(
      'reason',
    )
    expect(registry.resolve('create_note', override({ actionType: 'hybrid' })).name).toBe(
      'not-built',
    )
  })

  it('has an answer for what takes thought where there is no model', () => {
    expect(registry.withoutModel('none').name).toBe('acknowledge')
    expect(registry.withoutModel('general_chat').name).toBe('without-model')
    expect(registry.withoutModel('constructor').name).toBe('without-model')
  })

  it('refuses a tool with the name of an action', () => {
    expect(() => new ActionRegistry({ ...options, toolNames: ['undo'] })).toThrow(
      expect.objectContaining({ code: 'configuration' }) as Error,
    )
  })
})
