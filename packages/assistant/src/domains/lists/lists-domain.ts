import { defineDomain } from '../define-domain.ts'
import { firstClaim } from '../internal/first-claim.ts'
import { listsForms } from './forms.ts'
import { listsDocument } from './lists-document.ts'
import { listsMigrations } from './migrations.ts'
import { replies } from './replies.generated.ts'
import {
  claimBought,
  claimGot,
  claimLeft,
  claimListed,
  claimOff,
  claimOtherList,
  claimPutIn,
  claimSaid,
} from './said/claims.ts'
import { addListItems } from './tools/add-list-items.ts'
import { checkListItems } from './tools/check-list-items.ts'
import { deleteList } from './tools/delete-list.ts'
import { getLists } from './tools/get-lists.ts'
import { removeListItems } from './tools/remove-list-items.ts'
import { renameList } from './tools/rename-list.ts'
import { updateListItem } from './tools/update-list-item.ts'

/** Named lists: what is to be bought, packed or brought, and what of it is crossed off. */
export const listsDomain = defineDomain({
  name: 'lists',
  forms: listsForms,
  tools: [
    addListItems,
    checkListItems,
    removeListItems,
    updateListItem,
    deleteList,
    renameList,
    getLists,
  ],
  migrations: listsMigrations,
  tables: { list_items: 'lit' },
  conversation: { areas: [], overview: ['get_lists'] },
  replies,
  knownDocument: listsDocument,
  claims: {
    add_list_items: firstClaim(claimOtherList('add_list_items'), claimListed),
    check_list_items: claimOtherList('check_list_items'),
    remove_list_items: claimOtherList('remove_list_items'),
    get_lists: claimOtherList('get_lists'),
    get_pending_bills: claimLeft,
    create_expense: claimBought,
    update_expense: claimPutIn,
    delete_expense: firstClaim(claimGot, claimOff),
    add_knowledge: claimGot,
    none: claimSaid,
    model: claimSaid,
  },
})
