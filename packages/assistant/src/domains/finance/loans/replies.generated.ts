// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "loan": {
      "title": "Emprestado: {{person}}, {{amount}}, {{day}}",
      "noted": "Anotei: {{person}} te deve {{amount}}, {{day}}.",
      "howToEnd": "Quando voltar, diga “{{person}} me pagou”. Não conta como gasto.",
      "owesNow": "Ao todo, {{person}} te deve {{left}}.",
      "owesAlready": "{{person}} já te deve {{left}}. Isto soma; se é o mesmo dinheiro, não confirme.",
      "repaidTitle": "Devolvido: {{person}}, {{amount}}, {{day}}",
      "repaid": "Anotei: {{person}} te devolveu {{amount}}, {{day}}.",
      "isSquare": "{{person}} não te deve mais nada.",
      "owesStill": "{{person}} ainda te deve {{left}}.",
      "owes": "{{person}} te deve {{left}} (último empréstimo: {{day}}).",
      "repaidSoFar": "Já voltaram {{repaid}} de {{lent}}.",
      "owesNothing": "{{person}} não te deve nada, pelo que você anotou.",
      "none": "Ninguém te deve nada, pelo que você anotou. Para anotar: “emprestei 50 pra Ana”.",
      "notFound": "Não achei “{{wanted}}” entre quem te deve. Tenho {{existing}}.",
      "moreThanOwed": "{{person}} te deve só {{left}}. Quanto disso voltou?",
      "askWhich": "Quem pagou?",
      "total": "Te devem {{total}} ao todo:",
      "deleteTitle": {
        "lent": "Apagar empréstimo: {{person}}, {{amount}}, {{day}}",
        "repaid": "Apagar devolução: {{person}}, {{amount}}, {{day}}"
      },
      "deleted": "Apaguei: {{person}}, {{amount}}, {{day}}.",
      "notThere": "Esse registro não existe mais.",
      "display": {
        "lent": "{{amount}} emprestados",
        "repaid": "{{amount}} devolvidos"
      },
      "label": {
        "person": "Quem"
      }
    }
  },
  "en": {
    "loan": {
      "title": "Lent: {{person}}, {{amount}}, {{day}}",
      "noted": "Noted: {{person}} owes you {{amount}}, {{day}}.",
      "howToEnd": "When it comes back, say “{{person}} paid me back”. It does not count as spent.",
      "owesNow": "In all, {{person}} owes you {{left}}.",
      "owesAlready": "{{person}} already owes you {{left}}. This adds to it; if it is the same money, say no.",
      "repaidTitle": "Paid back: {{person}}, {{amount}}, {{day}}",
      "repaid": "Noted: {{person}} paid you back {{amount}}, {{day}}.",
      "isSquare": "{{person}} owes you nothing any more.",
      "owesStill": "{{person}} still owes you {{left}}.",
      "owes": "{{person}} owes you {{left}} (last lent: {{day}}).",
      "repaidSoFar": "{{repaid}} of {{lent}} has come back so far.",
      "owesNothing": "{{person}} owes you nothing, by what you noted.",
      "none": "Nobody owes you anything, by what you noted. To note it: “I lent Ana 50”.",
      "notFound": "I found no “{{wanted}}” among those who owe you. There is {{existing}}.",
      "moreThanOwed": "{{person}} owes you only {{left}}. How much of it came back?",
      "askWhich": "Who paid?",
      "total": "You are owed {{total}} in all:",
      "deleteTitle": {
        "lent": "Delete loan: {{person}}, {{amount}}, {{day}}",
        "repaid": "Delete repayment: {{person}}, {{amount}}, {{day}}"
      },
      "deleted": "Deleted: {{person}}, {{amount}}, {{day}}.",
      "notThere": "That record is gone.",
      "display": {
        "lent": "{{amount}} lent",
        "repaid": "{{amount}} paid back"
      },
      "label": {
        "person": "Who"
      }
    }
  }
} as const
