// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `payment-method.ts` looks for. */
export const PAYMENT_METHOD = {
  phrases: {
  "pt-BR": {
    "pix": "pix, no pix, via pix, por pix, com pix, pelo pix, de pix, by pix, em pix",
    "credit_card": "cartao, no cartao, com cartao, pelo cartao, do cartao, cartao de credito, no cartao de credito, com cartao de credito, no credito, com credito, de credito, em credito, no meu cartao, cartao credito",
    "debit_card": "debito, no debito, com debito, cartao de debito, no cartao de debito, em debito, com cartao de debito, cartao debito",
    "cash": "em dinheiro, no dinheiro, com dinheiro, dinheiro vivo, em dinheiro vivo, em especie",
    "boleto": "boleto, no boleto, por boleto, via boleto, com boleto, pelo boleto, by boleto"
  },
  "en": {
    "credit_card": "credit card, by credit card, with credit card, on credit, on my card, on my credit card, on the credit card, with my credit card, on the card, by card, with my card, on credit card, with card, on card, on visa, on my visa, on the visa, on amex, on my amex, on the amex, on mastercard, on my mastercard, on the mastercard, to my card, to the card, to my credit card, to the credit card",
    "debit_card": "debit, debit card, by debit, on debit, on my debit card, with my debit card, with debit, by debit card, with debit card, on the debit card, on debit card",
    "cash": "cash, in cash, with cash, by cash, em cash, no cash"
  }
},
}

/** What `read-blood-pressure.ts` looks for. */
export const READ_BLOOD_PRESSURE = {
  over: wordSet("por x / over"),
}

/** What `read-installments.ts` looks for. */
export const READ_INSTALLMENTS = {
  timesNouns: wordSet("vezes vez pagamentos payments"),
  splitBefore: wordSet("em parcelado parcelei dividi dividido parcelada in over into"),
  splitting: wordSet("parcelado parcelada parcelei dividido dividida dividi parcelou split spread"),
  into: wordSet("em into in over"),
  afterSplit: wordSet("no na com sem de on with of at"),
  rhythms: wordSet("mensais iguais monthly equal easy"),
  per: wordSet("por na ao a essa nessa per this"),
  spans: wordSet("semana dia mes ano week day month year"),
  compared: wordSet("mais menos maior menor more less"),
  instalmentNouns: wordSet("parcela parcelas prestacao prestacoes mensalidades installment installments instalment instalments"),
}

/** What `read-ordinal.ts` looks for. */
export const READ_ORDINAL = {
  ordinalMarks: wordSet("o a º ª ° st nd rd th"),
  ordinals: {
  "pt-BR": {
    "1": "primeiro, primeira",
    "2": "segundo, segunda",
    "3": "terceiro, terceira",
    "4": "quarto, quarta",
    "5": "quinto, quinta",
    "6": "sexto, sexta",
    "7": "setimo, setima",
    "8": "oitavo, oitava",
    "9": "nono, nona",
    "10": "decimo, decima",
    "-1": "ultimo, ultima",
    "-2": "penultimo, penultima"
  },
  "en": {
    "1": "first",
    "2": "second",
    "3": "third",
    "4": "fourth",
    "5": "fifth",
    "6": "sixth",
    "7": "seventh",
    "8": "eighth",
    "9": "ninth",
    "10": "tenth",
    "-1": "last"
  }
},
}

/** What `read-quantity.ts` looks for. */
export const READ_QUANTITY = {
  half: wordSet("meio meia half"),
  articles: wordSet("um uma a an"),
  quarters: wordSet("quarto quartos quarter quarters"),
  of: wordSet("de of"),
  bottles: wordSet("garrafa garrafas garrafinha garrafinhas bottle bottles"),
  water: wordSet("agua water"),
  between: wordSet("a ou to or -"),
  another: wordSet("outro outra another"),
  money: wordSet("real conto pila mango mil e de and of"),
  behindMinutes: wordSet("essa esse esta este nessa nesse nesta neste agora desde antes depois ate sem mal bem direto apenas porque pois entao ja tonight before after since until without because then straight only by now total"),
  beforeUnit: wordSet("fl more"),
}

/** What `read-score.ts` looks for. */
export const READ_SCORE = {
  marks: wordSet("nota score rating rated"),
  afterMark: wordSet(": e foi a of is"),
  sequences: wordSet("parcela parcelas pagina capitulo dia installment page chapter day"),
}
