// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "loan": {
      "lent": {
        "title": "Emprestado: {{person}}, {{amount}}, {{day}}",
        "noted": "Anotei: {{person}} te deve {{amount}}, {{day}}."
      },
      "invoiced": {
        "title": "A receber: {{person}}, {{amount}}, cobrança de {{day}}",
        "noted": "Anotei: {{person}} tem {{amount}} a te pagar, cobrança de {{day}}."
      },
      "dueOn": "vence {{day}}",
      "dueNever": "sem vencimento",
      "howToBePaid": "Quando cair, diga “{{person}} me pagou”. Aí entra como receita.",
      "paidTitle": "Pagamento: {{person}}, {{amount}}, {{day}}",
      "paid": "Anotei: {{person}} te pagou {{amount}}, {{day}}.",
      "asIncome": {
        "whole": "Entra como receita.",
        "part": "Disso, {{income}} entram como receita."
      },
      "owesInvoice": "{{person}} tem {{left}} a te pagar, cobrança de {{day}}.",
      "owesByDay": "{{person}} tem {{left}} a te pagar, vence {{day}}.",
      "owesLate": "{{person}} tem {{left}} a te pagar, venceu {{day}}.",
      "howToEnd": "Quando voltar, diga “{{person}} me pagou”. Não conta como gasto.",
      "owesNow": "Ao todo, {{person}} te deve {{left}}.",
      "owesAlready": "{{person}} já te deve {{left}}. Isto soma; se é o mesmo dinheiro, não confirme.",
      "repaidTitle": "Devolvido: {{person}}, {{amount}}, {{day}}",
      "repaid": "Anotei: {{person}} te devolveu {{amount}}, {{day}}.",
      "isSquare": "{{person}} não te deve mais nada.",
      "owesStill": "{{person}} ainda te deve {{left}}.",
      "owes": "{{person}} te deve {{left}}, último empréstimo {{day}}.",
      "repaidSoFar": "Já voltaram {{repaid}} de {{lent}}.",
      "owesNothing": "{{person}} não te deve nada, pelo que você anotou.",
      "noneLate": "Ninguém está atrasado, pelo que você anotou.",
      "none": "Ninguém te deve nada, pelo que você anotou. Para anotar: “emprestei 50 pra Ana”.",
      "notFound": "Não achei “{{wanted}}” entre quem te deve. Tenho {{existing}}.",
      "moreThanOwed": "{{person}} te deve só {{left}}. Quanto disso voltou?",
      "askWhich": "Quem pagou?",
      "total": "Te devem {{total}} ao todo:",
      "deleteTitle": {
        "lent": "Apagar empréstimo: {{person}}, {{amount}}, {{day}}",
        "invoiced": "Apagar cobrança: {{person}}, {{amount}}, {{day}}",
        "repaid": "Apagar devolução: {{person}}, {{amount}}, {{day}}"
      },
      "deleted": "Apaguei: {{person}}, {{amount}}, {{day}}.",
      "updateTitle": "Corrigir: {{change}}",
      "updated": "Corrigi: {{change}}.",
      "askChange": "O que muda no que {{person}} te deve?",
      "moreCameBack": "O que {{person}} já pagou seria mais do que a dívida. Apague antes o pagamento.",
      "repaidStays": "O que já foi pago não muda. Apague e anote de novo.",
      "notThere": "Esse registro não existe mais.",
      "display": {
        "lent": "{{amount}} emprestados",
        "invoiced": "{{amount}} a receber",
        "repaid": "{{amount}} recebidos"
      },
      "label": {
        "person": "Quem",
        "due": "Vence em"
      }
    }
  },
  "en": {
    "loan": {
      "lent": {
        "title": "Lent: {{person}}, {{amount}}, {{day}}",
        "noted": "Noted: {{person}} owes you {{amount}}, {{day}}."
      },
      "invoiced": {
        "title": "To be paid: {{person}}, {{amount}}, invoiced {{day}}",
        "noted": "Noted: {{person}} is to pay you {{amount}}, invoiced {{day}}."
      },
      "dueOn": "due {{day}}",
      "dueNever": "no due date",
      "howToBePaid": "When it is paid, say “{{person}} paid me”. Then it counts as income.",
      "paidTitle": "Paid: {{person}}, {{amount}}, {{day}}",
      "paid": "Noted: {{person}} paid you {{amount}}, {{day}}.",
      "asIncome": {
        "whole": "It counts as income.",
        "part": "{{income}} of it counts as income."
      },
      "owesInvoice": "{{person}} has {{left}} to pay, invoiced {{day}}.",
      "owesByDay": "{{person}} has {{left}} to pay, due {{day}}.",
      "owesLate": "{{person}} has {{left}} to pay, was due {{day}}.",
      "howToEnd": "When it comes back, say “{{person}} paid me back”. It does not count as spent.",
      "owesNow": "In all, {{person}} owes you {{left}}.",
      "owesAlready": "{{person}} already owes you {{left}}. This adds to it; if it is the same money, say no.",
      "repaidTitle": "Paid back: {{person}}, {{amount}}, {{day}}",
      "repaid": "Noted: {{person}} paid you back {{amount}}, {{day}}.",
      "isSquare": "{{person}} owes you nothing any more.",
      "owesStill": "{{person}} still owes you {{left}}.",
      "owes": "{{person}} owes you {{left}}, last lent {{day}}.",
      "repaidSoFar": "{{repaid}} of {{lent}} has come back so far.",
      "owesNothing": "{{person}} owes you nothing, by what you noted.",
      "noneLate": "Nobody is late, by what you noted.",
      "none": "Nobody owes you anything, by what you noted. To note it: “I lent Ana 50”.",
      "notFound": "I found no “{{wanted}}” among those who owe you. There is {{existing}}.",
      "moreThanOwed": "{{person}} owes you only {{left}}. How much of it came back?",
      "askWhich": "Who paid?",
      "total": "You are owed {{total}} in all:",
      "deleteTitle": {
        "lent": "Delete loan: {{person}}, {{amount}}, {{day}}",
        "invoiced": "Delete invoice: {{person}}, {{amount}}, {{day}}",
        "repaid": "Delete repayment: {{person}}, {{amount}}, {{day}}"
      },
      "deleted": "Deleted: {{person}}, {{amount}}, {{day}}.",
      "updateTitle": "Change: {{change}}",
      "updated": "Changed: {{change}}.",
      "askChange": "What changes in what {{person}} owes you?",
      "moreCameBack": "What {{person}} already paid would be more than they owed. Delete that payment first.",
      "repaidStays": "What was already paid does not change. Delete it and note it again.",
      "notThere": "That record is gone.",
      "display": {
        "lent": "{{amount}} lent",
        "invoiced": "{{amount}} invoiced",
        "repaid": "{{amount}} received"
      },
      "label": {
        "person": "Who",
        "due": "To be paid by"
      }
    }
  }
} as const
