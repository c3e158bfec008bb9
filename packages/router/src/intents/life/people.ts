import {
  buildInteraction,
  buildPersonRead,
  buildPersonUpdate,
} from '../../stages/calls/person-calls.ts'
import { findInteraction, findPersonRead, findPersonUpdate } from '../../stages/fill/find-people.ts'
import { defineIntent, type Intent } from '../define-intent.ts'

/** What the router knows of the intents of people. */
export const peopleIntents: readonly Intent[] = [
  defineIntent({ name: 'update_person', build: buildPersonUpdate, find: findPersonUpdate }),
  defineIntent({
    name: 'log_interaction',
    traits: ['adds', 'beside', 'happened', 'meets', 'recorded'],
    build: buildInteraction,
    find: findInteraction,
    changes: () => ({ date: 'date', name: 'personRef', interactionType: 'type' }),
  }),
  defineIntent({
    name: 'get_person',
    traits: ['beside', 'lists'],
    build: buildPersonRead,
    find: findPersonRead,
  }),
]
