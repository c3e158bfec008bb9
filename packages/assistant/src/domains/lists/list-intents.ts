import { defineIntent, type Intent } from '@parco/router'

/** What the router knows of the intents of lists besides their sentences. */
export const listIntents: readonly Intent[] = [
  defineIntent({ name: 'add_list_items', traits: ['adds', 'beside'], akin: 'any' }),
  defineIntent({ name: 'check_list_items', akin: 'any' }),
  defineIntent({ name: 'remove_list_items', traits: ['erases'], akin: 'any' }),
  defineIntent({ name: 'update_list_item', akin: 'any' }),
  defineIntent({ name: 'delete_list', traits: ['erases'], akin: 'any' }),
  defineIntent({ name: 'rename_list', akin: 'any' }),
  defineIntent({ name: 'get_lists', traits: ['beside', 'lists'], akin: 'any' }),
]
