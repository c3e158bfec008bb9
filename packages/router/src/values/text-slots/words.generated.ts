// Generated from words.*.yaml by scripts/generate.ts. Do not edit.
import { wordSet } from '../../text/word-set.ts'

/** What `bill-slot.ts` looks for. */
export const BILL_SLOT = {
  billTails: wordSet("bill bills payment subscription"),
}

/** What `joining-words.ts` looks for. */
export const JOINING_WORDS = {
  openEnded: wordSet("o a os as um uma uns umas do da de dos das no na em nos nas num numa ao com por para pelo pela e ou meu minha meus minhas the an my our of at on in for to with from and or some"),
  determiners: wordSet("o a os as do da de dos das no na nos nas em meu minha meus minhas nosso nossa esse essa este esta aquele aquela um uma the my our this that of for on"),
  qualifiers: wordSet("de do da dos das no na em 2 deste desse of for at"),
}

/** What `name-slot.ts` looks for. */
export const NAME_SLOT = {
  saints: wordSet("joaquim jeronimo tiago tome jose joao paulo pedro sebastiao francisco bento luis luiz miguel jorge judas cristovao caetano bernardo vicente goncalo mateus lazaro roque benedito carlos domingos gabriel rafael lourenco"),
  places: wordSet("no na nos nas em num numa com on at in for"),
  of: wordSet("de of"),
}

/** What `naming-word.ts` looks for. */
export const NAMING_WORD = {
  notNames: wordSet("desde ultimo ultimos ultima ultimas grau graus outro outra outros outras verdade total valor gasto gastos despesa despesas registro lancamento coisa coisas tudo nada algo isso nota notas resultado placar numero pagina capitulo versao dia hora vez erro correcao pessoa pessoas since last degrees another thing things something anything everything amount expense expenses record entry page chapter version number score grade result day time mistake correction actually people person"),
}

/** What `statement-slots.ts` looks for. */
export const STATEMENT_SLOTS = {
  deeds: wordSet("ah alias gastei paguei comprei recebi bebi dormi pesei corri treinei caminhei nadei pedalei malhei meditei fiz liguei conversei abasteci torrei quanto registra anota anote lembra me marca agenda oh spent bought received drank slept weighed ran walked swam biked cycled meditated called log remind schedule"),
  speakers: wordSet("eu ja tambem i i've we also"),
  joins: wordSet("e , mas depois tambem and but then also"),
  reasonOpenings: wordSet("que porque pois eu nao n me foi era marquei estava errei confundi engano desculpa ainda voltou pq sem deu cobraram vou nem paguei ainda duplicado duplicada repetido lancei anotei registrei coloquei botei digitei errado engano saiu entrou ficou quem ja minha meu dupliquei repeti devolvi cancelei cancelaram estornaram it because i that the payment as since by my was not they we he she there duplicate wrong accidentally mistake entered logged someone somebody cancelled canceled refunded returned never didn't got isn't aren't wasn't doesn't wouldn't"),
  reasonDeeds: wordSet("foi pagou pagaram cancelou cancelaram devolveu devolveram estornou estornaram reembolsou reembolsaram cobrou bancou duplicou paid cancelled canceled refunded returned covered bounced treated happened was wasn't didn't fell"),
  speaker: wordSet("eu me meu minha meus minhas mim comigo nosso nossa a gente gastei paguei comprei recebi bebi dormi pesei i my me mine our we"),
  aims: wordSet("perder emagrecer ganhar ler juntar economizar guardar poupar correr caminhar pedalar nadar estudar aprender escrever fazer meditar investir quitar visitar conhecer treinar assistir andar acumular completar terminar concluir publicar cozinhar plantar reduzir engordar alcancar atingir chegar malhar pesar bater baixar lose gain read save run walk bike swim study learn write meditate invest visit watch reduce publish cycle pay make do weigh hit reach complete finish practice practise cook plant log drink"),
}
