import { foldText } from '@parco/agent/lexical'

/** What lets whoever reads it into an account or at money. */
const SECRET =
  /\b(?:senhas?|password|passwd|passphrase|passcode|pin|pins|cvv|cvc|codigo de seguranca|security code|codigo de recuperacao|recovery code|backup code|chave privada|private key|seed phrase|recovery phrase|frase de recuperacao|numero do (?:meu )?cartao|card number)\b/
/** What lets into a room or a network at home is no secret from oneself: it is kept where that is asked for. */
const OF_PLACE =
  /\b(?:wifi|wi fi|rede|internet|roteador|router|network|portao|porta|portaria|predio|condominio|garagem|armario|cadeado|bicicletario|gate|door|building|garage|locker|padlock|lock|closet)\b/
/** "minha senha é …", "change my password to …": the value is told. */
const TELLS_VALUE =
  /\b(?:e|eh|sao|is|are|to|para|pra|por|vira|virou) \S+$|\b(?:e|eh|is) .*\d|\d{3,}/

const CARD_DIGITS = /(?<!\d)(?:\d[ .-]?){13,19}(?!\d)/g

/** Whether a text tells a password, a PIN or the number of a card: such things are not kept in mind. */
export function holdsSecret(text: string): boolean {
  if (text.match(CARD_DIGITS)?.some((digits) => isCardNumber(digits))) return true
  const folded = foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  const secret = SECRET.exec(folded)
  if (secret === null || OF_PLACE.test(folded)) return false
  return TELLS_VALUE.test(folded.slice(secret.index + secret[0].length))
}

/** Whether a question is about something that is not kept in mind. */
export function asksSecret(query: string): boolean {
  const folded = foldText(query)
  return SECRET.test(folded) && !OF_PLACE.test(folded)
}

/** Source: Luhn, US patent 2,950,048. */
function isCardNumber(text: string): boolean {
  const digits = [...text.replace(/\D/g, '')].map(Number).reverse()
  const sum = digits.reduce((total, digit, at) => {
    const doubled = at % 2 === 1 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum > 0 && sum % 10 === 0
}
