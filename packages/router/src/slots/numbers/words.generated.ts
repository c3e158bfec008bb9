// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `number-words.ts` looks for. */
export const NUMBER_WORDS = {
  units: {
  "pt-BR": {
    "0": "zero",
    "1": "um, uma, hum",
    "2": "dois, duas",
    "3": "tres",
    "4": "quatro",
    "5": "cinco",
    "6": "seis",
    "7": "sete",
    "8": "oito",
    "9": "nove",
    "10": "dez",
    "11": "onze",
    "12": "doze",
    "13": "treze",
    "14": "catorze, quatorze",
    "15": "quinze",
    "16": "dezesseis, dezeseis",
    "17": "dezessete, dezesete",
    "18": "dezoito",
    "19": "dezenove"
  },
  "en": {
    "0": "zero",
    "1": "one, a, an",
    "2": "two",
    "3": "three",
    "4": "four",
    "5": "five",
    "6": "six",
    "7": "seven",
    "8": "eight",
    "9": "nine",
    "10": "ten",
    "11": "eleven",
    "12": "twelve",
    "13": "thirteen",
    "14": "fourteen",
    "15": "fifteen",
    "16": "sixteen",
    "17": "seventeen",
    "18": "eighteen",
    "19": "nineteen"
  }
},
  tens: {
  "pt-BR": {
    "20": "vinte",
    "30": "trinta",
    "40": "quarenta",
    "50": "cinquenta, cincoenta",
    "60": "sessenta",
    "70": "setenta",
    "80": "oitenta",
    "90": "noventa"
  },
  "en": {
    "20": "twenty",
    "30": "thirty",
    "40": "forty, fourty",
    "50": "fifty",
    "60": "sixty",
    "70": "seventy",
    "80": "eighty",
    "90": "ninety"
  }
},
  hundreds: {
  "pt-BR": {
    "100": "cem, cento",
    "200": "duzentos, duzentas",
    "300": "trezentos, trezentas",
    "400": "quatrocentos, quatrocentas",
    "500": "quinhentos, quinhentas",
    "600": "seiscentos, seiscentas",
    "700": "setecentos, setecentas",
    "800": "oitocentos, oitocentas",
    "900": "novecentos, novecentas"
  },
  "en": {}
},
  scales: {
  "pt-BR": {
    "1000": "mil",
    "1000000": "milhao, milhoes",
    "1000000000": "bilhao, bilhoes"
  },
  "en": {
    "1000": "thousand, grand",
    "100000": "lakh, lakhs",
    "1000000": "million",
    "10000000": "crore, crores",
    "1000000000": "billion"
  }
},
  digitScales: {
  "pt-BR": {
    "1000": "mil",
    "1000000": "milhao, milhoes",
    "1000000000": "bilhao, bilhoes"
  },
  "en": {
    "1000": "k, thousand, grand",
    "100000": "lakh, lakhs",
    "1000000": "mi, mm, million",
    "10000000": "crore, crores",
    "1000000000": "billion"
  }
},
}

/** What `read-number.ts` looks for. */
export const READ_NUMBER = {
  roundedOpeners: wordSet("cerca perto volta torno"),
  lowerBounds: wordSet("pouco poucos poucas tantos tantas tanto uns umas"),
  half: wordSet("meio meia"),
  dozens: wordSet("duzia duzias dozen"),
  pairs: wordSet("par couple"),
  of: wordSet("de of"),
  decimalWords: wordSet("virgula ponto point"),
  roundedBefore: wordSet("uns umas quase aproximadamente tipo about around roughly almost nearly approximately"),
  dictatedPoints: wordSet("point comma"),
}
