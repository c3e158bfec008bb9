// Generated from replies.*.yaml by scripts/generate.ts. Do not edit.
/** What is said to the user, by language. */
export const replies = {
  "pt-BR": {
    "share": {
      "ofWhole": "Dos {{whole}}, anoto só a sua parte.",
      "bill": "Conta",
      "ownPart": "{{whole}} em {{ways}} partes: a sua é {{own}}.",
      "paid": "{{whole}} em {{ways}} partes: a sua é {{own}}.",
      "ifPaid_one": "{{whole}} em {{ways}} partes: a sua é {{own}}. Se você pagou tudo, diga depois “{{people}} me deve {{other}}”.",
      "ifPaid_other": "{{whole}} em {{ways}} partes: a sua é {{own}}. Se você pagou tudo, diga depois “{{people}} me devem {{other}} cada”."
    }
  },
  "en": {
    "share": {
      "ofWhole": "Of the {{whole}} only your part goes down.",
      "bill": "Bill",
      "ownPart": "{{whole}} in {{ways}} parts: yours is {{own}}.",
      "paid": "{{whole}} in {{ways}} parts: yours is {{own}}.",
      "ifPaid_one": "{{whole}} in {{ways}} parts: yours is {{own}}. If you paid it all, say afterwards “{{people}} owes me {{other}}”.",
      "ifPaid_other": "{{whole}} in {{ways}} parts: yours is {{own}}. If you paid it all, say afterwards “{{people}} owe me {{other}} each”."
    }
  }
} as const
