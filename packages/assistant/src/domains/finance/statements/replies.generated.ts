// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "statement": {
      "title": "Importar {{sum}}",
      "imported": "Importei {{sum}}.",
      "sum_one": "um lançamento de {{from}}: {{sums}}",
      "sum_other": "{{count, number}} lançamentos de {{from}} a {{to}}: {{sums}}",
      "spent": "gastos de {{amount}}",
      "received": "receitas de {{amount}}",
      "lines": "Lançamentos",
      "more_one": "e mais um",
      "more_other": "e mais {{count, number}}",
      "known_one": "Um destes lançamentos já parece anotado. Confirme só se for outro.",
      "known_other": "{{count, number}} destes lançamentos já parecem anotados. Confirme só se forem outros.",
      "isKnown": "já anotado",
      "isCredit": "pagamento da fatura ou estorno",
      "badLine": "O lançamento {{line}} não serve: {{reason}}",
      "amountMissing": "Falta um valor acima de zero.",
      "problem": {
        "bad-date": "o dia não existe ou não dá para entender",
        "bad-amount": "o valor não dá para entender",
        "no-name": "falta a descrição",
        "future": "é de um dia que ainda não chegou",
        "zero": "o valor é zero"
      },
      "refusal": {
        "empty": "O arquivo está vazio.",
        "damaged": "Isto não é um extrato em texto. No site do banco, escolha CSV ou OFX (não PDF nem Excel).",
        "no-columns": "Não achei as colunas. O arquivo precisa de uma linha de títulos com data, descrição e valor.",
        "no-lines": "O arquivo não tem nenhum lançamento.",
        "too-many": "São mais de {{maximum}} lançamentos. Divida o arquivo por período."
      }
    }
  },
  "en": {
    "statement": {
      "title": "Import {{sum}}",
      "imported": "Imported {{sum}}.",
      "sum_one": "one transaction of {{from}}: {{sums}}",
      "sum_other": "{{count, number}} transactions from {{from}} to {{to}}: {{sums}}",
      "spent": "{{amount}} spent",
      "received": "{{amount}} received",
      "lines": "Transactions",
      "more_one": "and one more",
      "more_other": "and {{count, number}} more",
      "known_one": "One of these seems to be saved already. Confirm only if it is another one.",
      "known_other": "{{count, number}} of these seem to be saved already. Confirm only if they are others.",
      "isKnown": "already saved",
      "isCredit": "payment of the bill, or a refund",
      "badLine": "Transaction {{line}} cannot be used: {{reason}}",
      "amountMissing": "An amount above zero is missing.",
      "problem": {
        "bad-date": "the day does not exist or cannot be read",
        "bad-amount": "the amount cannot be read",
        "no-name": "the description is missing",
        "future": "it is of a day that is still to come",
        "zero": "the amount is zero"
      },
      "refusal": {
        "empty": "The file is empty.",
        "damaged": "This is no statement in text. On your bank’s site, choose CSV or OFX (not PDF or Excel).",
        "no-columns": "I cannot find the columns. The file needs a line of headings with a date, a description and an amount.",
        "no-lines": "The file has no transactions.",
        "too-many": "There are more than {{maximum}} transactions. Split the file by period."
      }
    }
  }
} as const
