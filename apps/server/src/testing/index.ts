export {
  createScriptedParco,
  type ParcoScript,
  type ScriptedParco,
  type TurnScript,
} from './scripted-parco.ts'
export {
  anApproval,
  approvalId,
  aReceipt,
  conversationId,
  decisionEnd,
  messageId,
  proposes,
  receiptId,
  says,
  status,
  turnEnd,
  turnId,
  turnStart,
  untilAborted,
  userId,
  writes,
} from './turn-events.ts'
