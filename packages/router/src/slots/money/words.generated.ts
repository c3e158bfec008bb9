// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `currency-words.ts` looks for. */
export const CURRENCY_WORDS = {
  names: {
  "pt-BR": {
    "BRL": "reais, real, reals, conto, contos, pila, pilas, mango, mangos, pau, paus, prata, pratas, dinheiros, pratinha, pratinhas",
    "USD": "dolar, dolares, doletas, doleta",
    "GBP": "libra, libras",
    "ARS": "peso, pesos",
    "JPY": "iene, ienes",
    "INR": "rupia, rupias",
    "NGN": "nairas"
  },
  "en": {
    "USD": "dollar, dollars, buck, bucks",
    "EUR": "euro, euros",
    "GBP": "pound, pounds, quid",
    "JPY": "yen",
    "INR": "rupee, rupees",
    "ZAR": "rand, rands",
    "NGN": "naira",
    "AED": "dirham, dirhams",
    "MYR": "ringgit",
    "GHS": "cedis",
    "THB": "baht"
  }
},
  slang: {
  "pt-BR": {
    "5": "cincao, cincinho, cincaozinho",
    "10": "dezao, dezinho, dezaozinho, deizao",
    "20": "vintao, vintinho, vintinha, vintaozinho",
    "30": "trintao, trintinha",
    "40": "quarentao, quarentinha",
    "50": "cinquentao, cinquentinha, cinquentaozinho, cinkentao, cinkentinha",
    "60": "sessentao, sessentinha",
    "70": "setentao, setentinha",
    "80": "oitentao, oitentinha",
    "90": "noventao, noventinha",
    "100": "cenzao, cenzinho, centao",
    "200": "duzentao, duzentinho",
    "300": "trezentao",
    "500": "quinhentao, quinhentinho"
  },
  "en": {}
},
  centWords: wordSet("centavo centavos centimos cent cents pence penny pennies"),
  slangEndings: wordSet("tao ao tinha inha zao pila conto"),
}

/** What `read-cents.ts` looks for. */
export const READ_CENTS = {
  joiners: wordSet("e com and"),
  pairOpeners: wordSet("entre dia dias as das capitulos between at"),
}

/** What `read-money.ts` looks for. */
export const READ_MONEY = {
  betweenJoiners: wordSet("a ou to or -"),
  counted: wordSet("ano anos mes meses semana semanas dia dias vez vezes pessoas x caloria calorias year years month months week weeks day days times people calorie calories kcal kcals cals"),
  grand: wordSet("grand"),
}
