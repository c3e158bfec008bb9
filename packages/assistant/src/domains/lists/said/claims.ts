import type { JsonObject, JsonValue } from '@parco/protocol'
import type { DomainContext } from '../../domain-context.ts'
import type { Claim, Instead } from '../../domain-tool.ts'
import { claimedSentences } from '../../internal/claimed-sentences.ts'
import { asOpening } from '../../internal/clean-text.ts'
import { firstClaim } from '../../internal/first-claim.ts'
import { saidSlots } from '../../internal/said-slots.ts'
import { isOpen, itemsOf, listsIn, readItems } from '../items/read-items.ts'
import { itemsNamed } from '../items/resolve-items.ts'
import { isEverything, itemKey, splitItems } from '../items/split-items.ts'
import {
  isLuggage,
  isPacking,
  listNamed,
  listOfPlace,
  type OtherList,
  otherListNamed,
  SHOPPING,
} from '../names/list-name.ts'
import { keptList } from '../names/resolve-list.ts'
import type { ListItem } from '../tables.ts'
import { listSpokenOf } from './list-spoken-of.ts'

const readSaid = claimedSentences(new URL('./', import.meta.url))

/**
 * "já peguei os ovos" crosses them off where all of it is open on a list: of what stands on none, it is
 * no more than a word in passing.
 */
export const claimGot: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'got_items') return undefined
  const said = String(params.items)
  const open = (await readItems(context)).filter(isOpen)
  if (open.length === 0) return undefined
  if (isEverything(said)) return { call: { intent: 'check_list_items', params: { isAll: true } } }
  const items = splitItems(said)
  const isKept = items.length > 0 && items.every((item) => itemsNamed(item, open).length > 0)
  return isKept ? { call: { intent: 'check_list_items', params: { items } } } : undefined
}

/** "lista de compras: arroz, feijão e óleo" puts them there. */
export const claimListed: Claim = async (_slots, { text }, context) => {
  const end = text.search(/[:\n]/u)
  const { intent, params = {} } = end > 0 ? (readSaid(text.slice(0, end), context) ?? {}) : {}
  const items = splitItems(text.slice(end + 1))
  if (!HEADS.has(intent ?? '') || items.length === 0) return undefined
  const slots = { ...params, items }
  const other = await claimOtherList('add_list_items')(slots, { text }, context)
  return other ?? { call: { intent: 'add_list_items', params: slots } }
}

const HEADS: ReadonlySet<string> = new Set(['list_head', 'list_made'])

/**
 * "acabou o café, põe na lista" is put there; "coloca também ovos" where a list was spoken of last, and
 * then on that one.
 */
export const claimWanted: Claim = async (_slots, { text }, context) => {
  const { intent, params: { items: said, list } = {} } = readSaid(text, context) ?? {}
  const items = String(said)
  if (splitItems(items).length === 0) return undefined
  if (intent === 'put_on')
    return { call: { intent: 'add_list_items', params: saidSlots({ items, list }) }, isWhole: true }
  if (intent === 'put_missing') {
    const params = { items, list: SHOPPING }
    return { call: { intent: 'add_list_items', params }, isWhole: true }
  }
  if (intent === 'put_needed')
    return { call: { intent: 'add_list_items', params: { items } }, isWhole: true }
  if (intent !== 'more_items') return undefined
  const spokenOf = await listSpokenOf(context)
  if (spokenOf === undefined) return undefined
  const params = saidSlots({ items, list: spokenOf.list })
  return { call: { intent: 'add_list_items', params } }
}

/**
 * "what do I still need to pack?" is of the list of what is taken along; "o que falta?" of the list that was
 * spoken of last, and of no list where none was.
 */
export const claimLeft: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'what_left') return undefined
  const spokenOf = await listSpokenOf(context)
  const asked = (list: string) => ({
    call: { intent: 'get_lists', params: { list, status: 'open' } },
  })
  if (typeof params.list === 'string') return asked(params.list)
  if (params.isPacking === true) {
    const lists = listsIn(await readItems(context)).filter(isPacking)
    const last = lists.find(({ listKey }) => listKey === listNamed(spokenOf?.list)?.listKey)
    return asked((last ?? lists[0])?.listName ?? context.text('list.packing'))
  }
  if (spokenOf === undefined) return undefined
  if (spokenOf.list !== undefined) return asked(spokenOf.list)
  return { call: { intent: 'get_lists', params: { isUnnamed: true, status: 'open' } } }
}

/**
 * "põe a bola de volta": what is crossed off is open again, and what was taken off the list that was just
 * spoken of stands there again.
 */
export const claimBack: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'put_back') return undefined
  const items = splitItems(String(params.items))
  const done = (await readItems(context)).filter((item) => !isOpen(item))
  if (items.length === 0) return undefined
  if (items.every((item) => itemsNamed(item, done).length > 0))
    return { call: { intent: 'check_list_items', params: { items, isDone: false } } }
  const spokenOf = await listSpokenOf(context)
  if (spokenOf === undefined) return undefined
  return { call: { intent: 'add_list_items', params: saidSlots({ items, list: spokenOf.list }) } }
}

/** "põe protetor na mala" is of the list that is called so, or of what is taken along. */
export const claimPutIn: Claim = async ({ expenseRef }, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  const name = String(params.list)
  const list = intent === 'put_in' ? listNamed(name) : undefined
  if (list === undefined) return undefined
  // "põe o uber na viagem" is of its category.
  const isKept =
    expenseRef === undefined && keptList(list, listsIn(await readItems(context))) !== undefined
  if (!isKept && !isLuggage(list)) return undefined
  return {
    call: { intent: 'add_list_items', params: { ...params, list: listOfPlace(name, text) } },
  }
}

/** "lista de presentes de natal" by itself asks what stands there. */
export const claimHead: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent !== 'list_head' || typeof params.list !== 'string') return undefined
  return claimOtherList('get_lists')(params, { text }, context).then(
    (other) => other ?? { call: { intent: 'get_lists', params } },
  )
}

/**
 * "tira o presunto" takes off what is called exactly so on a list, where no expense is; of the list that was
 * just spoken of, part of a name is enough.
 */
export const claimOff: Claim = async (_slots, { text }, context) => {
  const { intent, params = {} } = readSaid(text, context) ?? {}
  if (intent === 'off_from') return offFrom(String(params.items), String(params.list), context)
  if (intent !== 'off_items') return undefined
  const open = (await readItems(context)).filter(isOpen)
  const items = splitItems(String(params.items))
  const isKept = items.every((item) => open.some((one) => one.itemKey === itemKey(item)))
  const isNamed = items.every((item) => itemsNamed(item, open).length > 0)
  if (items.length === 0 || !isNamed) return undefined
  const spokenOf = isKept ? undefined : await listSpokenOf(context)
  if (!isKept && spokenOf === undefined) return undefined
  const slots = { items, list: spokenOf?.list }
  return { call: { intent: 'remove_list_items', params: saidSlots(slots) } }
}

/**
 * "tira o repelente da mala", where the list is kept, or of what is taken along whichever list that is; "a
 * água de coco" is one item.
 */
async function offFrom(
  said: string,
  list: string,
  context: DomainContext,
): Promise<Instead | undefined> {
  const open = (await readItems(context)).filter(isOpen)
  const named = listNamed(list)
  const kept = named && keptList(named, listsIn(open))
  const items = splitItems(said)
  if (kept !== undefined && items.every((item) => itemsNamed(item, itemsOf(open, kept)).length > 0))
    return { call: { intent: 'remove_list_items', params: { items, list: kept.listName } } }
  const packed = open.filter(isPacking)
  if (named && isLuggage(named) && items.every((item) => itemsNamed(item, packed).length > 0))
    return { call: { intent: 'remove_list_items', params: { items } } }
  const [first, last] = [itemKey(items[0] ?? ''), itemKey(list)]
  const whole = open.find((one) => one.itemKey.startsWith(first) && one.itemKey.endsWith(last))
  // Nothing is bought "da mala", so that its list is missed and no expense.
  if (whole === undefined && named && isLuggage(named))
    return { call: { intent: 'remove_list_items', params: { items, list } } }
  if (items.length !== 1 || whole === undefined) return undefined
  return { call: { intent: 'remove_list_items', params: { items: [whole.id] } } }
}

/** "troca cerveja por refri": of what is open on a list by that name. */
export const claimSwap: Claim = async (_slots, { text }, context) => {
  const { intent, params: { item = '', other = '' } = {} } = readSaid(text, context) ?? {}
  if (intent !== 'swap_item') return undefined
  const open = (await readItems(context)).filter(isOpen)
  const [kept, second] = itemsNamed(String(item), open)
  if (kept === undefined || second !== undefined) return undefined
  return { call: { intent: 'update_list_item', params: { itemRef: kept.id, item: other } } }
}

/** "preciso comprar fraldas e lenços" tells of several things to buy; of one it may be a plan. */
export const claimToBuy: Claim = async (_slots, { text }, context) => {
  const { intent, params: { items: said } = {} } = readSaid(text, context) ?? {}
  const items = String(said)
  if (intent !== 'to_buy' || splitItems(items).length < 2) return undefined
  return { call: { intent: 'add_list_items', params: { items, list: SHOPPING } } }
}

/** "rename groceries to tesco": a list that is kept, called by its name alone. */
export const claimRename: Claim = async (_slots, { text }, context) => {
  const { intent, params: { list = '', name = '' } = {} } = readSaid(text, context) ?? {}
  const named = intent === 'rename_named' ? listNamed(String(list)) : undefined
  const kept = named && keptList(named, listsIn(await readItems(context)))
  if (kept === undefined) return undefined
  return { call: { intent: 'rename_list', params: { list: kept.listName, name } } }
}

/** What is said of items without an order. */
export const claimSaid: Claim = firstClaim(
  claimListed,
  claimHead,
  claimLeft,
  claimBack,
  claimGot,
  claimWanted,
  claimPutIn,
  claimOff,
  claimRename,
  claimSwap,
  claimToBuy,
)

/**
 * "comprei leite" without an amount is of the list that it is open on; with one it is an expense, and
 * what it bought is crossed off beside it.
 */
export const claimBought: Claim = async (slots, words, context) => {
  const { actualAmount, name } = slots
  if (actualAmount === undefined) return claimSaid(slots, words, context)
  if (typeof name !== 'string') return undefined
  const bought = (await readItems(context)).filter((item) => isOpen(item) && isBought(item, name))
  const [item] = bought
  if (item === undefined || bought.length > 1) return undefined
  return {
    call: { intent: 'create_expense', params: slots },
    also: [{ intent: 'check_list_items', params: { items: [item.id] } }],
  }
}

const isBought = (item: ListItem, name: string): boolean => item.itemKey === itemKey(name)

/** Writes and reads of other areas that people call a list, by what is done to it. */
type OtherCall = (slots: JsonObject) => Instead | undefined

const read =
  (intent: string, params: JsonObject = {}): OtherCall =>
  () => ({ call: { intent, params } })

/** One call for each item that was said. */
const each =
  (intent: string, slot: string): OtherCall =>
  ({ items }) => {
    const [first, ...rest] = itemsSaid(items).map((item) => ({
      intent,
      params: { [slot]: asOpening(item) },
    }))
    return first && { call: first, also: rest }
  }

const itemsSaid = (items: JsonValue | undefined): readonly string[] =>
  typeof items === 'string' ? splitItems(items) : Array.isArray(items) ? items.map(String) : []

const OTHERS: Readonly<Partial<Record<OtherList, Readonly<Record<string, OtherCall>>>>> = {
  tasks: {
    add_list_items: each('create_reminder', 'title'),
    check_list_items: each('complete_reminder', 'reminderRef'),
    remove_list_items: each('delete_reminder', 'reminderRef'),
    get_lists: read('get_reminders'),
  },
  habits: { add_list_items: each('create_habit', 'name'), get_lists: read('get_habits') },
  bills: { add_list_items: each('create_bill', 'name'), get_lists: read('get_bills') },
  goals: { get_lists: read('get_goals') },
  events: { get_lists: read('get_agenda') },
  people: { get_lists: read('list_people') },
  expenses: { get_lists: read('get_expenses') },
}

/** "lista de tarefas" are reminders, "lista de contas" bills, whatever is done to them. */
export const claimOtherList =
  (intent: string): Claim =>
  async (slots) => {
    const other = otherListNamed(typeof slots.list === 'string' ? slots.list : undefined)
    return other && OTHERS[other]?.[intent]?.(slots)
  }
