import type { Locale } from '../text/locale.ts'

/**
 * What a word or phrase does in a reply to something pending.
 * `yes` approves, `do` orders the write (approves unless negated), `this` points at the pending
 * thing and alone approves ("isso"), `it` only points, `no` denies, `stop` calls off, `erase` calls off
 * unless what waits is itself a deletion, `revert` orders such a deletion, `hedge` leaves
 * it open, `filler` and `noun` add nothing, `link` joins clauses, `contrast` opposes them ("mas"),
 * `article` precedes a reference; `all`, `both`, `three`, `rest`, `nothing`, `only`, `except`,
 * `firstTwo` … `last` choose among several writes; `fix` surely and `was` perhaps announces a
 * correction; `label` names a slot; `more` announces a further record, `verb` says how the record came to be.
 */
export type CueKind =
  | 'yes'
  | 'do'
  | 'this'
  | 'it'
  | 'no'
  | 'stop'
  | 'erase'
  | 'revert'
  | 'hedge'
  | 'filler'
  | 'noun'
  | 'link'
  | 'contrast'
  | 'article'
  | 'all'
  | 'both'
  | 'three'
  | 'rest'
  | 'nothing'
  | 'only'
  | 'except'
  | 'allExcept'
  | 'firstTwo'
  | 'lastTwo'
  | 'first'
  | 'second'
  | 'third'
  | 'fourth'
  | 'fifth'
  | 'last'
  | 'fix'
  | 'was'
  | 'label'
  | 'more'
  | 'verb'

/** Phrases by what they do, comma-separated; accents and case do not matter, the longest match wins. */
export type CueTable = Readonly<Partial<Record<CueKind, string>>>

const PORTUGUESE: CueTable = {
  yes: `mandar brasa, pode mandar brasa, manda brasa, mete bronca, pode meter bronca, nos conformes, tudo nos conformes,
    tudo em ordem, em ordem, esta em ordem, tudo nos trinques, certissimo, esta perfeito, ficou otimo, ficou bom,
    ficou certo, ficou perfeito, isso ai esta otimo, isso ai esta certo, e isso que eu queria, era isso que eu queria,
    pode crer, vai em frente, siga em frente, segue em frente, pode ir em frente, em frente, positivo e operante,
    segue o jogo, bola para frente, esta certo isso ai, esta certo assim, esta correto isso ai, esta otimo assim,
    esta bom assim, assim esta bom, assim mesmo, e esse valor, e esse valor mesmo, esse valor mesmo, e esse o valor,
    o valor e esse, e esse ai, e essa ai, que esta certo, que esta tudo certo, que esta correto, ah sim claro,
    isso aí mesmo, era isso, era isso mesmo, e por ai, sem medo, com prazer, fecha, fecho, bate, bateu, confere sim,
    ta na mao, nada a mudar, nada a corrigir, nao muda nada, partiu, firmeza, fmz, confere, sem duvida, sem duvidas, sem sombra de duvida, ta valendo,
    valendo, voce pode, pode vir, sim, sm, siim, ss, simsim, isso ai, isso mesmo, e isso, e isso ai,
    e isso mesmo, exato, exatamente, certo, certinho, esta certo, esta certinho, esta correto,
    esta tudo certo, tudo certo, tudo certinho, correto, corretissimo, certeza, com certeza,
    claro, claro que sim, lógico, óbvio que sim, pode, pode sim, pode ir, podi, podes,
    pode crer que sim, beleza, belesa, belezinha, blza, bora, bora la, simbora, vambora,
    manda ver, manda bala, manda, mete bala, mete ficha, toca ficha, vai, vai la, vai fundo,
    vai nessa, vai que vai, demorou, demoro, fechou, fechado, combinado, perfeito, show,
    show de bola, top, boa, joia, massa, esta bom, esta bem, esta ok, esta otimo, esta, tudo bem,
    otimo, ótimo, tranquilo, suave, de boa, sem problema, sem problemas, positivo, afirmativo,
    uhum, uhun, aham, ahan, arram, ok, okay, okey, oki, okei, okz, confirmo, confirmado, aprovo,
    aprovado, autorizo, autorizado, concordo, por mim sim, por mim pode, por mim ok,
    pode ser sim senhor, yes, yep, yeah, com certeza sim, isso sim, quero sim, quero,
    pode confiar, de acordo, dale, já é, é nois, e esse mesmo, e essa mesmo, essa mesma,
    esse mesmo`,
  do: `confirma, confirme, confirmar, comfirma, confima, confrima, pode confirmar, salva, salve,
    salvar, pode salvar, registra, registre, registrar, resgistra, pode registrar, anota, anote,
    anotar, pode anotar, lanca, lance, lancar, pode lancar, grava, grave, gravar, pode gravar,
    guarda, guardar, adiciona, adicione, adicionar, pode adicionar, inclui, incluir, pode incluir,
    marca, marcar, pode marcar, insere, faz, faca, faz isso, pode fazer, aprova, aprovar,
    pode aprovar, aceita, aceito, executa, prossiga, prossegue, segue, pode seguir, pode mandar,
    pode deixar registrado, pode deixar salvo, pode deixar anotado, pode deixar marcado, deixa registrado,
    deixa salvo, deixa anotado, pode computar, computa, pode gravar sim, toca, pode tocar, libera, liberado,
    cadastra, cadastrar, pode cadastrar, bota, botar, pode botar, coloca, colocar, pode colocar,
    poe, manda salvar, pode criar, cria`,
  this: 'isso, isto',
  it: 'esse, essa, este, esta ai, esses, essas, deles, delas, aquilo, dele, dela',
  no: `so um comentario, era so um comentario, foi so um comentario, so comentei, so comentando, eu so estava comentando,
    so estava comentando, estava so comentando, estou so comentando, so estou comentando, so um desabafo, era so um desabafo,
    foi so um desabafo, era so desabafo, so desabafando, so desabafei, eu so estava desabafando, so estava desabafando,
    estava so desabafando, so estou desabafando, estou so desabafando, era so para contar, so para contar, foi so para contar,
    so contei, so contando, so estava contando, eu so estava contando, so te contei, so te contando, nem anota, nem registra,
    nem salva, nem lanca, nem grava, nem marca, nem precisa anotar, nem precisa registrar, nem precisa salvar, nem precisa lancar,
    nao precisa anotar, nao precisa registrar, nao precisa salvar, nao precisa lancar, nao e para anotar, nao era para anotar,
    nao e para registrar, nao era para registrar, nao e meu, nao e minha, nao era meu, nao era minha, nao fui eu, nao fui eu que,
    nao foi isso que eu disse, nao foi isso que eu falei, nao foi isso que eu pedi, nao era isso que eu queria,
    nao foi isso, isso nao, isso esta errado, nao confere, nao procede, nem precisa, nem precisava, nao ha necessidade, nao tem necessidade, sem necessidade, nada a ver, nem vem,
    nem sonhando, nem de longe, nao tem nada a ver, nao e nada disso, nao era nada disso, nao tem isso,
    nao mesmo, nao vale, nao valeu, melhor nao salvar, melhor nao registrar, melhor nao anotar, prefiro nao, prefiro nao salvar, prefiro nao registrar, prefiro nao anotar, prefiro que nao, nops, acho melhor nao, nao, naoo, naao, nop, nope, nem, negativo,
    jamais, nunca, nem pensar, nem a pau, de jeito nenhum, claro que nao, logico que nao,
    obvio que nao, que nao, acho que nao, melhor nao, agora nao, nao agora, por enquanto nao,
    hoje nao, nao quero, nao quero mais, nao precisa, nao precisa mais, precisa nao, nao carece,
    nao e isso, nao era isso, nada disso, nao e isso nao, esta errado, esta errada, errado,
    errada, incorreto, ta tudo errado, nao faz isso, nao salva, nao registra, nao anota,
    nao grava, nao lanca, nao confirma, nao confirmo, nao autorizo, nao aprovo, nao pode, nao vai,
    nao faca, nao bota, nao marca, quero nao, pode nao, no thanks, nah`,
  stop: `pode jogar fora, joga fora, jogar fora, melhor deixar quieto, deixar quieto, melhor deixar para la,
    deixar para la, melhor deixar, melhor esquecer, melhor cancelar, deixa para depois nao, deixa esse para la,
    deixa essa para la, pode deixar para la, desconsidera, desconsidere, pode desconsiderar, desencana, abandona,
    elimina, pode eliminar, anula, anular, pode anular, chega, cancela, cancele, cancelar, cansela, cancla, canselar, pode cancelar,
    quero cancelar, cancela tudo, esquece, esqueca, esquecer, pode esquecer, deixa, deixa quieto,
    deixa isso, deixa para la, deixa pa la, deixa isso para la, deixe, deixe para la, dexa,
    dexa para la, deixa disso, deixa estar, desisto, desisti, desiste, descarta, descarte,
    descartar, pode descartar, ignora, ignore, ignorar, pode ignorar, pula, pular, pare, aborta,
    abortar, recuso, recusar, rejeita, rejeito, rejeitar, mudei de ideia, foi engano,
    foi sem querer, sem, cancel, deixa para outra hora, deixa para depois, larga mao`,
  erase: `tira, tirar, pode tirar, remove, remover, pode remover, retira, retirar, exclui,
    excluir, pode excluir, apaga, apague, apagar, pode apagar, deleta, deletar, pode deletar,
    apaga mesmo, pode apagar mesmo`,
  revert: `desfaz, desfaca, desfazer, pode desfazer, desmarca, desmarcar, pode desmarcar, reverte,
    pode reverter`,
  hedge: `sem ideia, nao faco ideia, nao tenho ideia, esta certo isso, esta correto isso,
    pode isso, para tudo, para com isso, para isso, para ai, de nada, por nada, acho, acho que,
    talvez, quem sabe, sera, sera que, depois, mais tarde, amanha, logo mais, daqui a pouco,
    ainda nao, ainda, nao sei, sei la, sei nao, nao lembro, nao tenho certeza, nao estou certo,
    sem certeza, nao estou seguro, hmm, hum, humm, hmmm, hm, hein, oi, perai, pera ai, pera,
    espera, espera ai, calma, calma ai, um momento, um minuto, um segundo, ja volto, deixa eu ver,
    deixa eu pensar, deixa eu conferir, vou ver, vou pensar, vou conferir, preciso ver, pode ser,
    pode ser que, se, caso, quando, desde que, so se, porque, por que, como assim, como, qual,
    quais, quanto, quem, onde, o que, depende, provavelmente, possivelmente, tanto faz,
    voce que sabe, voce decide, nao necessariamente, mais ou menos, meio que, ah esta, ah sim,
    ah ta bom, sei, aham sei, até parece, ate parece, claro so que nao, so que nao, sqn, imagina,
    capaz, uai, ue, ne, né, gostaria, queria, poderia, deveria, ia, iria, quase, nao entendi,
    nao cancela, nao esquece, nao deixa, pode deixar, pode deixar assim, quando eu, sim ou nao,
    sim e nao, nem sim nem nao, so isso, e so isso`,
  filler: `paguei no, paguei em, paguei com, que eu paguei, que paguei, que eu gastei, que gastei,
    que eu comprei, que comprei, que eu bebi, que eu tomei, eu paguei, que foi pago, que eu dormi,
    muito obrigado, muito obrigada, meu filho, minha filha, meu bem, meu amor, meu querido,
    minha querida, minha flor, vish, vixe, vixi, eita, ih,
    por favor, por gentileza, favor, entao, ai, cara, mano, mana, velho, vei, veio, viu, obrigado,
    obrigada, valeu, brigado, brigada, agradeco, grato, grata, parco, amigo, amiga, querido,
    querida, la, so que, tambem, agora, agora mesmo, logo, de uma vez, para mim, para nos,
    tudo bem obrigado, mesmo, oxe, opa, eita, bom, bem, olha, ah, oh, eh, tipo, no caso, reais,
    real, conto, contos, pila, pilas, senhor, senhora, tche, please, senao, ali, aqui, eu, sr,
    sra, favorzinho`,
  noun: `gasto, gastos, despesa, despesas, conta, contas, registro, registros, item, itens,
    lancamento, lancamentos, compra, compras, receita, metrica, pedido, opcao`,
  link: 'e, com, tambem',
  contrast: 'mas, porem, so que, mais',
  article: `por, o, a, os, as, do, da, dos, das, de, no, na, nos, nas, ao, aos, pelo, pela, num,
    numa, para, em, para o, para a, para os, para as, que`,
  all: `tudo, todos, todas, tudo isso, todos eles, todas elas, todos os itens`,
  firstTwo:
    'os dois primeiros, as duas primeiras, os 2 primeiros, as 2 primeiras, os primeiros dois',
  lastTwo: 'os dois ultimos, as duas ultimas, os 2 ultimos, os ultimos dois, as ultimas duas',
  both: 'pros dois, pras duas, ambos, ambas, os dois, as duas, os 2, as 2, todos os dois, todas as duas',
  three: 'os tres, as tres, os 3, as 3, todos os tres, todas as tres',
  rest: `o resto, resto, os outros, as outras, outros, outras, o outro, a outra, outro, outra,
    os demais, as demais, demais, o restante, restante`,
  nothing:
    'nenhum, nenhuma, nenhum dos dois, nenhuma das duas, nenhum deles, nenhuma delas, nada, nem um nem outro',
  only: 'so, soh, somente, apenas, unicamente, so mesmo',
  except: 'menos, exceto, fora, tirando, a nao ser, exceto por, com excecao',
  first: 'primeiro, primeira, 1o, 1a, numero 1, numero um, item 1',
  second: 'segundo, segunda, 2o, 2a, numero 2, numero dois, item 2',
  third: 'terceiro, terceira, 3o, 3a, numero 3, numero tres, item 3',
  fourth: 'quarto, quarta, 4o, 4a, numero 4, item 4',
  fifth: 'quinto, quinta, 5o, 5a, numero 5, item 5',
  last: 'ultimo, ultima',
  fix: `chama, chama de, renomeia, renomear, quase, na verdade, na vdd, na real, vdd, alias,
    errei, errei o valor, errei a data, me enganei, me confundi, confundi, corrige, corrija,
    corrigir, corrigindo, correcao, muda, mude, mudar, troca, troque, trocar, altera, alterar,
    altere, ajusta, ajustar, atualiza, quis dizer, quero dizer, eu quis dizer, digo, ops,
    opa errei, desculpa, desculpe, foi mal, pera, perai, espera, melhor, em vez de, ao inves de,
    invés de, em vez, deixa em, deixa como, falei errado, digitei errado, escrevi errado,
    coloquei errado, o certo e, o correto e, certo e, correto e, pode mudar, pode trocar,
    pode corrigir, pode alterar, pode colocar, coloca, coloque, bota, poe, ponha, bote, passa,
    edita, na realidade, minto, mentira`,
  was: 'durou, levou, demorou, levei, demorei, foi em, fiz em, foi, foram, era, eram, e, sao, custou, custaram, deu, saiu, veio, ficou, seria, sendo, fica, faz',
  label: `uns, umas, cerca de, mais ou menos, comeca, comeca em, comecando em, a partir de,
    a partir do, a partir da, todo, todo mes, cada, por mes, do mes, valor, preco, total, quantia,
    data, dia, nome, categoria, tipo, descricao, vencimento, pagamento, forma de pagamento,
    metodo, meio de pagamento, unidade, quantidade, numero, vence, mes`,
  verb: `paguei, gastei, pesei, dormi, bebi, tomei, recebi, caiu, entrou, comprei, corri,
    caminhei, treinei`,
  more: 'mais, mais um, mais uma, outro, outra, tambem, de novo, outra vez, acrescenta, soma',
}

const ENGLISH: CueTable = {
  yes: `are fine, are good, are right, are correct, are ok, are okay, looks fine, looks fine to me, it looks fine, seems fine, seems right, seems good, that looks right,
    that looks good, that looks fine, that looks correct, that's the right one, why not, sure why not, it's all correct, it is all correct, all correct, all right then, you can save that,
    you can log that, you can add that, you can record that, you can record it, you can add it, that'll do,
    that will do, that's fine with me, fine with me, okey dokey, roger, roger that, copy that, true, yes sir,
    yes ma'am, yessir, nothing to change, no changes, no changes needed, as is, as it is, leave it as is,
    spot on, lock it in, yup lock it in, bang on, i'm sure, i am sure, yes it is, you can save it, you can log it, you can go ahead,
    you may, yes, yess, yesss, yes yes, yea, yeah, yeh, yah, yep, yup, yuup, yse, y, aye, uh huh,
    uhuh, mhm, mm hmm, sure, sure thing, for sure, of course, ok, okay, okey, okie, oki,
    okie dokie, ok dokey, k, kk, alright, all right, right on, fine, fine by me, that's fine,
    thats fine, it's fine, sounds good, sounds right, sounds great, looks good, looks right,
    looks great, looks correct, lgtm, good, all good, good to go, great, perfect, awesome,
    excellent, cool, correct, right, exactly, exactly right, precisely, that's right, thats right,
    that's correct, thats correct, that's it, thats it, that's the one, that is right,
    that is correct, it's right, it's correct, absolutely, definitely, certainly, indeed,
    affirmative, agreed, confirmed, approved, go ahead, go for it, go on, go, do it, please do,
    make it so, yes please, no problem, no worries, works, works for me, that works, you bet,
    you got it, by all means, deal, done deal, i confirm, i approve, i do, i agree, sim, beleza,
    blz, pode, 100 percent, totally, bingo, ship it, let's go, let's do it, lets do it, lets go,
    send it`,
  do: `confirm, save, record, log, add, put, register, approve, accept, proceed, continue, submit,
    lock it, log that, save that, record that, add that, add it in, put it in, jot it down, track, note, keep, mark, enter, store, include, save it, log it, record it, add it, accepted,
    confirm it, write it down`,
  it: 'it, that, this, these, those, them, that one, this one, its',
  no: `just a comment, only a comment, it was just a comment, it was only a comment, that was just a comment,
    that was only a comment, just saying, only saying, i was just saying, i was only saying, i'm just saying, just venting,
    only venting, i was just venting, i was only venting, i'm just venting, just sharing, i was just sharing, just telling you,
    i was just telling you, i was only telling you, no need to record, no need to record it, no need to add it, no need to track it,
    you don't need to log it, you don't have to log it, don't note it, don't track it, not mine, it's not mine, that's not mine,
    it isn't mine, that isn't mine, it wasn't mine, that wasn't mine, it wasn't me, that wasn't me,
    that's not what i said, that's not what i meant, that's not what i asked, that is not what i said,
    not what i said, not what i meant, not what i asked for, actually no, on second thought no, hmm no,
    oh no, well no, don't bother, no don't bother, not needed, it's not needed, that's not needed, not necessary, rather not,
    i'd rather not, i would rather not, better not, i'd better not, not correct at all, nothing like that,
    no need to save it, no need to log it, no need to save, no need to log, no need for that, nah forget it,
    nah forget about it, nah cancel it, nah skip it, nah cancel, nah skip, nah never mind, no, noo, nope, nop, nah, naw, na, no no, no way, no thanks, no thank you, not that,
    not this, not really, never, hell no, absolutely not, of course not, definitely not,
    i don't think so, don't, do not, don't do it, don't do that, don't save, don't save it,
    don't log it, don't record it, don't add it, don't record, i don't want, i don't want to,
    i don't want it, not now, not today, negative, wrong, that's wrong, thats wrong,
    that's not right, that's not it, thats not it, it's wrong, incorrect, that is wrong, not it,
    that's not correct, not right, not correct, nao, not, n`,
  stop: `throw it away, throw that away, throw it out, trash it, trash that, toss it, toss that, bin it, ditch it,
    ditch that, dump it, kill it, void it, disregard, disregard it, disregard that, let's not, lets not,
    forget this one, cancel this, cancel this one, skip this, skip this one, cancel, cancel it, cancel that, cancle, forget it, forget that, forget about it,
    never mind, nevermind, nvm, nm, skip, skip it, skip that, drop, drop it, drop that, stop,
    abort, discard, discard it, ignore, ignore it, ignore that, scrap that, scrap it,
    scratch that, leave it, leave it out, leave out, leave that, let it go, reject, rejected,
    decline, deny, without, changed my mind, i changed my mind, my mistake, no need, pass,
    hard pass, cancela, esquece`,
  erase: `remove, remove it, remove that, delete, delete it, delete that, take out, take it out,
    erase, erase it, get rid of it`,
  revert: 'undo, undo it, undo that, unmark, unmark it, revert, revert it',
  hedge: `no idea, i have no idea, is it, is this, is that, am i, are they, was it, do i, maybe,
    perhaps, probably, possibly, i think, i think so, i guess, i guess so, i suppose, suppose,
    think, kinda, kind of, sort of, sorta, not sure, i'm not sure, not yet, later, tomorrow, wait,
    hold on, hang on, one sec, a sec, one moment, just a moment, let me, let me check,
    let me think, let me see, hmm, hm, um, uh, idk, dunno, i don't know, don't know, depends,
    it depends, if, unless, when, once, after, until, before, why, what, which, how, who, where,
    should, could, would, might, may, can, will, shall, almost, nearly, yeah right, yeah no,
    no yeah, yes and no, yes or no, sure jan, as if, right right, oh sure, oh great, oh yeah,
    whatever, i wish, not necessarily, not exactly, don't cancel, do not cancel, don't skip,
    don't forget, don't drop, eventually, someday, sometime, soon, unsure, supposedly, allegedly,
    hopefully, wanted, wondering, yet, huh, eh, meh, in theory, theoretically, supposed, only if,
    as long as, provided, except that, so so`,
  filler: `i paid with, paid with, paid by, paid in, i paid by, i paid, that i paid,
    that i bought, i bought, i spent, that i spent, i drank, please, pls, thanks, thank you,
    thank you so much, thx, ty, man, dude, bro, mate, buddy, parco, then, so, well, oh, ah, hey,
    now, right now, right away, just now, for me, up, down, in, too, as well, also, and thanks, i,
    i want, me, there, here, like, just, very much, cheers, sir, love, folks, was fine, reais,
    bucks, dollars, ahead`,
  noun: `one, ones, expense, expenses, bill, bills, entry, entries, record, records, item, items,
    purchase, purchases, metric, option, the record, number`,
  link: 'and, plus, with',
  contrast: 'but, although, though, only that, however',
  article: 'under, as, the, a, an, of, for, to, on, at, my, from',
  all: 'all, everything, all of them, all of it, every one, all of those, them all, it all, the lot, the whole lot',
  firstTwo: 'first two, first 2, the first two',
  lastTwo: 'last two, last 2, the last two',
  both: 'both, both of them, the two, all two',
  three: 'all three, the three, all three of them, all 3',
  rest: 'the rest, rest, the others, others, the other, other, the other one, the remaining, remaining',
  nothing:
    'none, none of them, neither, neither of them, nothing, neither one, not any, none of those',
  only: 'only, just, solely, just only',
  except: 'except, except for, but not, other than, apart from, minus, excluding, not including',
  allExcept:
    'all but, everything but, everyone but, all except, everything except, all except for, all of them except, both except, both but',
  first: 'first, 1st, former, number one, number 1, item 1',
  second: 'second, 2nd, number two, number 2, item 2',
  third: 'third, 3rd, number three, number 3, item 3',
  fourth: 'fourth, 4th, number four, number 4, item 4',
  fifth: 'fifth, 5th, number five, number 5, item 5',
  last: 'last, latter, final',
  fix: `call it, rename, rename it, name it, actually, in fact, sorry, i meant, meant, i mean,
    i meant to say, make it, make that, change, change it, change that, switch, switch it, set,
    set it, should be, should have been, should say, it should be, correction, oops, whoops,
    my bad, my mistake, rather, instead, instead of, edit, fix, correct it, correct that, update,
    update it, adjust, no wait, wait, i misspoke, i mistyped, typo, put it, put it as, put it on,
    put it in, use, mistake, i got it wrong, wrong it was, i said it wrong, let's make it,
    i was wrong`,
  was: "took, it took, took me, it took me, lasted, it lasted, was, were, it was, it's, its, is, that was, that's, they were, came to, came out to, cost, ended up being, it's really, be",
  label: `about, around, roughly, starts, starting, starting in, starts in, every, every month,
    each, a month, of the month, value, amount, price, total, date, day, name, category, type,
    description, due day, due date, due, payment, payment method, method, unit, number, month,
    cost`,
  verb: 'paid, i paid, spent, i spent, drank, i drank, slept, i slept, weighed, i weighed, got, bought, i bought, ran',
  more: 'more, another, one more, additional, again, extra, also',
}

/** The cue phrases of each language. */
export const CUES: Readonly<Record<Locale, CueTable>> = { 'pt-BR': PORTUGUESE, en: ENGLISH }

/** Replies read only when they are the whole message, because inside one they are other words. */
export const WHOLE_REPLIES: Readonly<Record<'yes' | 'no', string>> = {
  yes: 'é, s, y, si, sip, sips, yes, yep, yeah, sim, ok',
  no: 'n, no, nope, nah, não',
}

/** Pictures that approve, deny or add nothing; any other picture leaves the reply undecided. */
export const EMOJI_REPLIES: Readonly<Record<'yes' | 'no' | 'filler', string>> = {
  yes: '👍✅👌☑✔🆗💯',
  no: '👎❌🚫✖🙅🛑⛔❎',
  filler: '😀😃😄😁😊🙂😉🙏❤💚💙💪🎉🙌👏🤝🚀🔥✨💸💰🥰😍',
}

/** Words that cannot be part of a name given in a reply, folded. */
export const NEVER_NAMES = new Set(
  `eu voce vc ele ela nos eles elas meu minha seu sua quero vou vai tenho tem estou esta ser ter fazer saber sei
  acho talvez depois amanha ainda agora sempre nunca muito pouco bom boa mal porque quando como quanto qual quem
  onde se caso hoje ontem sim nao nada tudo isso aquilo isto gastei paguei comprei recebi bebi pesei dormi obrigado
  valeu ajuda oi ola tchau i you he she we they my your want will would could should can may might think know maybe
  later tomorrow still now always never much why when how what which who where if today yesterday yes nothing
  everything this that spent paid bought got drank slept thanks help hello hi bye not don't does did have has qualquer any`
    .split(/\s+/)
    .filter(Boolean),
)

/** What metrics are called, per type, folded: how a reply points at one of several pending records. */
export const METRIC_NAMES: Readonly<Record<string, string>> = {
  weight: 'peso, pesagem, weight, balanca, quilos, kg',
  water: 'agua, water, litros, hidratacao, ml',
  sleep: 'sono, sleep, noite, horas de sono',
  exercise:
    'exercicio, treino, corrida, caminhada, academia, exercise, workout, run, walk, atividade',
  mood: 'humor, mood, animo',
  energy: 'energia, energy, disposicao',
}

/** What categories and types are called, per value of the slot, folded. */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  food: 'comida, alimentacao, food, refeicao',
  transport: 'transporte, transport, transportation, carro',
  housing: 'moradia, casa, housing, habitacao, home',
  health: 'saude, health',
  education: 'educacao, education, estudo, estudos',
  entertainment: 'lazer, entretenimento, diversao, entertainment, fun',
  shopping: 'compras, shopping, vestuario, roupas, roupa, clothes',
  bills: 'contas, bills',
  subscriptions: 'assinaturas, subscriptions, assinatura',
  subscription: 'assinatura, subscription, assinaturas, subscriptions',
  travel: 'viagem, viagens, travel',
  gifts: 'presentes, presente, gifts, gift',
  investments: 'investimentos, investments',
  utilities: 'consumo, utilities, servicos basicos, utilidades',
  insurance: 'seguro, seguros, insurance',
  other: 'outros, outro, outras, outra, other, others',
}

/** What the kinds of income are called, per value of the slot, folded. */
export const INCOME_NAMES: Readonly<Record<string, string>> = {
  salary: 'salario, salary, ordenado, paycheck',
  freelance: 'freela, freelance, bico, free lance, freelancer',
  bonus: 'bonus, decimo terceiro, plr',
  passive: 'renda passiva, passive, aluguel',
  investment: 'investimento, investimentos, dividendos, investment, dividends, rendimento',
  gift: 'presente, gift',
  other: 'outro, outros, other',
}
