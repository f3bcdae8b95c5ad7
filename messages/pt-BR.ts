// Portuguese in the words of Brazil. Only the messages that differ from those of pt.ts. Style and words: docs/languages/pt.md.
import type { Overlay } from './messages.ts';

export const overlay: Overlay = {
  answer: {
    'live.stock-vehicles': `{vehicle, select,
      car {Carros disponíveis: {count, number} (há {age, duration})}
      bicycle {Bicicletas disponíveis: {count, number} (há {age, duration})}
      scooter {Patinetes disponíveis: {count, number} (há {age, duration})}
      other {Veículos disponíveis: {count, number} (há {age, duration})}
    }`,
    'live.stock-docks': 'Vagas livres: {count, number} (há {age, duration})',
    'live.stock-seen': 'Último registro há {age, duration}',
    'live.on-time': 'No horário',
    'live.early': '{delay, duration} adiantado',
    'live.platform-changed': 'Alteração: {platform} em vez de {planned}',
    'live.slack': '{slack, duration} de folga para a baldeação',
    'live.missed': 'É provável que você perca esta conexão',
    'live.if-missed': 'Se perder: +{delay, duration}',
    'live.if-missed-no-later': 'Se perder: chegada no mesmo horário',
    'live.if-missed-nothing': 'Se perder: não há outra opção',
    'alert.avoid-stops':
      '{stops, plural, one {Evitar esta parada e planejar de novo} other {Evitar estas paradas e planejar de novo}}',
    'empty.not-better':
      'A combinação dos meios de transporte escolhidos não é melhor do que usar só um deles ou ir a pé. Busque com um meio de transporte de cada vez para ver essas opções.',
    'advisory.closed-by-alert': 'Fora de serviço nesse horário: {names}',
    'advisory.leaves-much-later':
      'Nenhum serviço regular parte nas três horas seguintes a esse horário. São mostradas as próximas partidas.',
    'advisory.arrives-much-earlier':
      'Nenhum serviço regular chega nas três horas anteriores a esse horário. São mostradas as últimas chegadas antes dele.',
    'alert.effect': `{effect, select,
      closed {Sem serviço}
      reduced {Serviço reduzido}
      delays {Atrasos}
      detour {Desvio}
      additional {Serviço adicional}
      modified {Serviço alterado}
      moved {Parada transferida}
      access {Acessibilidade limitada}
      lift {Elevador fora de serviço}
      escalator {Escada rolante fora de serviço}
      other {Informação sobre o serviço}
    }`,
    'place.bicycle-parking': 'Bicicletário',
    'place.motorcycle-parking': 'Estacionamento de motos',
    'action.ride': `{vehicle, select,
      bus {Pegue o ônibus <NUMBER>}
      coach {Pegue o ônibus <NUMBER>}
      tram {Pegue o bonde <NUMBER>}
      metro {Pegue o metrô <NUMBER>}
      train {Pegue o trem <NUMBER>}
      ferry {Pegue a balsa <NUMBER>}
      gondola {Pegue o teleférico <NUMBER>}
      funicular {Pegue o funicular <NUMBER>}
      cablecar {Pegue o bonde a cabo <NUMBER>}
      monorail {Pegue o monotrilho <NUMBER>}
      car {Pegue o táxi-lotação <NUMBER>}
      other {Pegue a linha <NUMBER>}
    }`,
    'action.board': `{vehicle, select,
      bus {Pegue o ônibus}
      coach {Pegue o ônibus}
      tram {Pegue o bonde}
      metro {Pegue o metrô}
      train {Pegue o trem}
      ferry {Pegue a balsa}
      gondola {Pegue o teleférico}
      funicular {Pegue o funicular}
      cablecar {Pegue o bonde a cabo}
      monorail {Pegue o monotrilho}
      car {Pegue o táxi-lotação}
      other {Embarque}
    }`,
    'action.stay': `{vehicle, select,
      bus {Permaneça a bordo: segue como ônibus <NUMBER>}
      coach {Permaneça a bordo: segue como ônibus <NUMBER>}
      tram {Permaneça a bordo: segue como bonde <NUMBER>}
      metro {Permaneça a bordo: segue como metrô <NUMBER>}
      train {Permaneça a bordo: segue como trem <NUMBER>}
      car {Permaneça a bordo: segue como táxi-lotação <NUMBER>}
      other {Permaneça a bordo: segue como linha <NUMBER>}
    }`,
    'action.fly': 'Pegue o voo <NUMBER>',
    'action.fly-unnumbered': 'Pegue o voo',
    'action.walk': 'Caminhe',
    'action.walk-to': 'Caminhe até {place}',
    'action.walk-end': 'Caminhe até o destino',
    'action.roll-end': 'Siga em cadeira de rodas até o destino',
    'action.scooter': 'Siga de patinete elétrico',
    'action.ride-motorbike': 'Siga de moto',
    'action.carpool': 'Viaje de carona',
    'action.taxi': 'Pegue um táxi',
    'action.ride-hailing': 'Pegue um carro por aplicativo',
    'action.on-demand': 'Use o transporte sob demanda',
    'action.on-demand-with': 'Transporte sob demanda: {provider}',
    'action.transfer': 'Aguarde a conexão',
    'action.park-onstreet': `{vehicle, select,
      bicycle {Prenda a bicicleta}
      scooter {Estacione o patinete}
      other {Estacione na rua}
    }`,
    'action.park-offstreet': `{vehicle, select,
      bicycle {Prenda a bicicleta}
      scooter {Estacione o patinete}
      other {Deixe o veículo no estacionamento}
    }`,
    'action.collect': `{vehicle, select,
      car {Retire o carro}
      bicycle {Retire a bicicleta}
      scooter {Retire o patinete}
      other {Retire o veículo}
    }`,
    'action.return': `{vehicle, select,
      car {Devolva o carro}
      bicycle {Devolva a bicicleta}
      scooter {Devolva o patinete}
      other {Devolva o veículo}
    }`,
    'action.airport-checkout': 'Retirada de bagagem e saída do aeroporto',
    'action.airport-transfer': 'Troque de avião',
    'note.every-minutes': '{count, plural, =1 {A cada minuto} one {A cada # minuto} other {A cada # minutos}}',
    'note.book-to-board': 'Embarque só com agendamento por telefone: {agency}',
    'note.book-to-board-phone': 'Embarque só com agendamento por telefone: {agency}, {phone}',
    'note.book-to-alight': 'Desembarque só com aviso prévio por telefone: {agency}',
    'note.book-to-alight-phone': 'Desembarque só com aviso prévio por telefone: {agency}, {phone}',
    'note.signal-driver': 'Parada por solicitação: dê sinal ao motorista',
    'note.tell-driver': 'Parada por solicitação: avise ao motorista que quer descer',
    'note.too-late-to-book': 'Não é mais possível reservar esta viagem',
    'note.cancelled': 'Cancelado',
    'note.parking-spaces': '{places, plural, one {Capacidade: # vaga} other {Capacidade: # vagas}}',
    'note.parking-disabled-bays': 'Vagas para pessoas com deficiência: {bays, number}',
    'note.push-bicycle': 'Empurre a bicicleta por {distance, distance}',
    'note.cycle-friendly': '{distance, distance} em vias boas para pedalar',
    'note.ferry': 'Inclui travessia de balsa',
    'note.ferry-named': 'Inclui travessia de balsa: {name}',
    'note.no-through': 'Inclui vias particulares ou de acesso restrito: verifique se você pode passar',
    'note.no-stopping': 'Começa ou termina em uma via onde é proibido parar',
    'note.toll': 'Pedágio: {price, money}',
    'note.take-stairs': 'Escada → {level}',
    'note.take-stairs-between': 'Escada: {from} → {level}',
    'note.take-escalator': 'Escada rolante → {level}',
    'note.take-escalator-between': 'Escada rolante: {from} → {level}',
    'label.stops': '{count, plural, one {# parada} other {# paradas}}',
    'label.direction': 'Sentido: {direction}',
    'label.platform': `{kind, select,
      stand {Plataforma {platform}}
      track {Plataforma {platform}}
      pier {Píer {platform}}
      gate {Portão {platform}}
      other {Plataforma {platform}}
    }`,
    'label.ticket': 'Passagem',
    'label.shared-bicycle': 'Bicicleta compartilhada',
    'label.shared-scooter': 'Patinete compartilhado',
    'turn.TURN_SLIGHTLY_LEFT': 'Vire levemente à esquerda',
    'turn.TURN_SLIGHTLY_LEFT.street': 'Vire levemente à esquerda: {street}',
    'turn.TURN_SHARPLY_LEFT': 'Faça uma curva fechada à esquerda',
    'turn.TURN_SHARPLY_LEFT.street': 'Faça uma curva fechada à esquerda: {street}',
    'turn.TURN_SLIGHTLY_RIGHT': 'Vire levemente à direita',
    'turn.TURN_SLIGHTLY_RIGHT.street': 'Vire levemente à direita: {street}',
    'turn.TURN_SHARPLY_RIGHT': 'Faça uma curva fechada à direita',
    'turn.TURN_SHARPLY_RIGHT.street': 'Faça uma curva fechada à direita: {street}',
    'turn.U_TURN': 'Faça o retorno',
    'turn.U_TURN.street': 'Faça o retorno: {street}',
    'empty.too-close': 'O ponto de partida e o destino são tão próximos que nenhuma viagem é necessária.',
    'empty.off-network-from': 'Não há rua ou caminho utilizável perto do ponto de partida.',
    'empty.off-network-to': 'Não há rua ou caminho utilizável perto do destino.',
    'empty.ruled-out': 'Nenhuma opção foi encontrada com as exclusões escolhidas.',
    'empty.no-service-in-window': 'Não há serviço adequado neste horário.',
    'empty.no-stop-from': 'Não há parada dos meios de transporte escolhidos perto do ponto de partida.',
    'empty.no-stop-to': 'Não há parada dos meios de transporte escolhidos perto do destino.',
    'empty.no-connection': 'Nenhuma opção foi encontrada com os meios de transporte escolhidos.',
    'empty.avoided-stops': 'Nenhuma opção evita as paradas excluídas.',
    'empty.arrives-too-late': 'Todas as opções nesse horário chegam tarde demais.',
    'empty.inaccessible': 'Nenhuma opção acessível para cadeira de rodas foi encontrada.',
    'empty.walk-too-long': 'Todas as opções exigem caminhar mais tempo do que o permitido.',
    'empty.too-far': 'É longe demais para ir o caminho todo a pé, de bicicleta ou de carro.',
    'empty.round-trip-only':
      'Os veículos de aluguel perto do ponto de partida precisam ser devolvidos no mesmo local e não servem para uma viagem só de ida.',
    'empty.closed': '{mode}: fora de operação neste horário.',
    'empty.unknown-provider': '{mode}: esta operadora não atende aqui.',
    'empty.outside-zone-from': '{mode}: o ponto de partida fica fora da área de atendimento.',
    'empty.outside-zone-to': '{mode}: o destino fica fora da área de atendimento.',
    'empty.stopped-early': 'A busca demorou demais e foi interrompida antes de encontrar uma opção.',
    'off-network.from': '{mode}: não há rua utilizável perto do ponto de partida.',
    'off-network.to': '{mode}: não há rua utilizável perto do destino.',
    'advisory.deprecated-mode': 'O meio de transporte “{mode}” foi descontinuado. Use “{replacement}”.',
    'advisory.unknown-mode': 'O meio de transporte “{mode}” não existe aqui e foi ignorado.',
    'advisory.unknown-mode-nearest':
      'O meio de transporte “{mode}” não existe aqui e foi ignorado. Você quis dizer “{nearest}”?',
    'advisory.unknown-stop': 'A parada “{stop}” não existe aqui e foi ignorada.',
    'advisory.unknown-limit': '“{name}” não corresponde a nenhuma operadora, autoridade, fonte de dados ou linha.',
    'advisory.stopped-early': 'A busca foi interrompida: pode haver opções melhores.',
    'advisory.straight-line-walks': 'Não há dados de ruas: as caminhadas são estimadas em linha reta.',
    'board.cancelled': 'Cancelado',
    'board.no-departures': 'Não há partidas neste horário.',
    'board.no-arrivals': 'Não há chegadas neste horário.',
    'advisory.trip-times-changed': 'Os horários desta viagem mudaram desde que ela foi salva.',
    'advisory.trip-line-replaced': '{line} não circula mais como foi salvo. Em vez disso: {other}',
    'advisory.trip-replanned': 'Esta viagem não é mais possível como foi salva e foi planejada de novo.',
    'advisory.trip-cancelled': '{line}: viagem cancelada.',
    'advisory.trip-gone': 'Esta viagem não é mais possível e nenhuma outra foi encontrada.',
    'note.section-accessible': 'Acessível para cadeira de rodas: {distance, distance}',
    'note.section-inaccessible': 'Não acessível para cadeira de rodas: {distance, distance}',
    'note.service-accessible': 'Veículo acessível para cadeira de rodas',
    'note.service-inaccessible': 'Veículo não acessível para cadeira de rodas',
    'note.stop-accessible': '{stop}: acessível para cadeira de rodas',
    'note.stop-inaccessible': '{stop}: não acessível para cadeira de rodas',
    'note.straight-line': 'Em linha reta: não há dados de ruas nesta área',
    'action.walk-goal':
      '{goal, select, car {Caminhe até o carro} bicycle {Caminhe até a bicicleta} scooter {Caminhe até o patinete} motorbike {Caminhe até a moto} pickup {Caminhe até o local de embarque} other {Caminhe até o veículo}}',
    'action.roll-goal':
      '{goal, select, car {Siga em cadeira de rodas até o carro} pickup {Siga em cadeira de rodas até o local de embarque} other {Siga em cadeira de rodas até o veículo}}',
    'action.walk-platform':
      '{kind, select, pier {Caminhe até o píer {platform}} gate {Caminhe até o portão {platform}} other {Caminhe até a plataforma {platform}}}',
    'action.roll-platform':
      '{kind, select, pier {Siga em cadeira de rodas até o píer {platform}} gate {Siga em cadeira de rodas até o portão {platform}} other {Siga em cadeira de rodas até a plataforma {platform}}}',
    'action.walk-change': 'Baldeação a pé: {place}',
    'action.roll-change': 'Baldeação em cadeira de rodas: {place}',
    'action.wait-checkin': 'Aguarde o check-in',
  },
  explanation: {
    'ruled-out.closed-by-alert': 'Linhas e paradas fechadas por causa de uma interrupção',
    'removed.dominated': 'Outra opção é igual ou melhor na partida, na chegada e no número de baldeações.',
    'removed.single-mode-is-better': 'Um único meio de transporte é igual ou melhor em todos os aspectos.',
    'removed.worse-than-another': 'Outra opção é tão boa em todos os aspectos e melhor em pelo menos um.',
    'removed.slower-alike': 'É mais rápido estacionar, retirar ou devolver o veículo em outro local.',
    'removed.car-park-alike':
      'Em um estacionamento igualmente próximo e rápido, é mais garantido encontrar vaga do que na rua.',
    'removed.out-of-time': 'Faltou tempo para comparar com cada meio de transporte separadamente.',
    'removed.walk-too-long': 'Exige caminhar mais tempo do que o permitido.',
    'removed.takes-too-long': 'Demora demais sem transporte público.',
    'removed.arrives-too-late': 'Chega depois do horário pedido.',
    'removed.inaccessible': 'Inclui um trecho não acessível para cadeira de rodas.',
    'removed.avoided-stop': 'Usa uma parada excluída.',
    'removed.not-running': 'Parte da viagem está fechada ou fora de operação nesse horário.',
    'ruled-out.operator-limit': 'Linhas de operadoras ou fontes de dados excluídas',
    'ruled-out.inaccessible-vehicle': 'Linhas com veículos não acessíveis para cadeira de rodas',
    'ruled-out.inaccessible-stop': 'Paradas não acessíveis para cadeira de rodas',
    'ruled-out.avoided-stop': 'Paradas excluídas',
    'unknown.stop-access': 'Sem informação sobre a acessibilidade da parada.',
    'unknown.path-access': 'Sem informação completa sobre a acessibilidade do trajeto.',
    'unknown.streets': 'Não há dados de ruas nesta área: o trajeto é uma linha reta.',
    'unknown.departure': 'Circula em intervalos regulares; os horários exatos de partida não são divulgados.',
    'unknown.parking': 'Sem informação sobre vagas livres.',
  },
  refusal: {
    'refusal.not-operator': 'Somente o operador deste serviço pode fazer isso.',
    'refusal.no-registration': 'Este serviço não emite chaves. Fale com o operador.',
    'refusal.bad-request': 'Não foi possível entender a solicitação.',
    'refusal.no-key': 'A solicitação não tem chave de API.',
    'refusal.over-quota': 'A cota desta chave de API acabou. Tente novamente mais tarde.',
    'refusal.too-fast': 'Muitas solicitações em pouco tempo. Tente novamente em instantes.',
    'refusal.overloaded': 'O serviço está sobrecarregado. Tente novamente em instantes.',
    'refusal.internal': 'Ocorreu um erro no nosso sistema. Tente novamente mais tarde.',
    'refusal.leaves-too-early': 'A partida anterior sai antes de você chegar lá.',
    'refusal.no-other-vehicle': 'Nenhuma outra partida foi encontrada para este trajeto.',
  },
  page: {
    keysIntro:
      'Os programas que usam este planejador enviam uma chave em cada solicitação. Cadastre-se aqui para obter uma.',
    keyHolder: 'Nome da pessoa, do aplicativo ou da escola',
    keyRegister: 'Cadastrar',
    keyFree: '{n, plural, one {# solicitação gratuita por mês} other {# solicitações gratuitas por mês}}',
    yourKey: 'Sua chave',
    keyOnce: 'Guarde-a em um lugar seguro: ela não será mostrada de novo.',
    keyHeader: 'Envie-a neste cabeçalho e nunca em um endereço: {header}',
    keyUse: 'Uso de uma chave',
    keyShowUse: 'Ver o uso',
    keyCallsOf:
      '{n, plural, one {# de {free, number} solicitações gratuitas usada este mês} other {# de {free, number} solicitações gratuitas usadas este mês}}',
    keyCalls: '{n, plural, one {# solicitação este mês} other {# solicitações este mês}}',
    keyWrongName: 'Digite um nome de 1 a 80 caracteres.',
    noKeysNeeded: 'Este planejador responde sem chave.',
    keyRenews: 'Início da nova contagem: {day, date}',
    planTrip: 'Buscar uma rota',
    avoidedStops: '{n, plural, one {# parada evitada} other {# paradas evitadas}}',
    useAllStops: 'Usar todas as paradas de novo',
    alertSevere: 'Interrupção',
    occupancy: `{load, select,
      empty {Vazio}
      many {Muitos assentos livres}
      few {Poucos assentos livres}
      standing {Somente em pé}
      full {Lotado}
      closed {Não aceita passageiros}
      other {}
    }`,
    noMap: 'Sem mapa: este navegador não é compatível com WebGL. Você ainda pode usar paradas e coordenadas.',
    noRegions: 'Este planejador ainda não tem regiões.',
    placeHint: 'Parada, endereço ou local',
    unknownPlace: 'Local desconhecido. Digite uma parada, um endereço ou coordenadas, por exemplo 41.15, -8.61.',
    swap: 'Inverter partida e destino',
    clickTo: 'Agora, clique no destino.',
    easy: 'Confortável',
    cheap: 'Econômico',
    searching: 'Buscando viagens…',
    changes: '{n, plural, one {# baldeação} other {# baldeações}}',
    stopsOnTheWay: '{n, plural, one {# parada no caminho} other {# paradas no caminho}}',
    directions: 'Instruções',
    cancelled: 'Cancelado',
    tooLateToBook: 'Não é mais possível reservar',
    tryDate: 'Planejar para {date, day}',
    nothingHint: 'Tente outro horário, mais meios de transporte ou outros locais.',
    unreachable: 'O planejador não responde. O servidor ainda está funcionando?',
    refused: 'Não é possível planejar esta viagem',
    why: 'Por que estas viagens?',
    whyNothing: 'Por que não há viagens?',
    stopsFrom: '{n, plural, one {# parada perto do ponto de partida} other {# paradas perto do ponto de partida}}',
    stopsTo: '{n, plural, one {# parada perto do destino} other {# paradas perto do destino}}',
    endedEarly: 'A busca foi interrompida.',
    notKnown: 'Informações não disponíveis',
  },
  modes: {
    pt_pub: ['Transporte público', 'Transporte regular aberto a todos'],
    pt_pub_bus: ['Ônibus', 'Ônibus urbano ou local'],
    pt_pub_cablecar: ['Bonde a cabo', 'Bonde puxado por um cabo'],
    pt_pub_car: ['Táxi-lotação', 'Transporte público em carro'],
    pt_pub_ferry: ['Balsa', 'Balsa ou barca'],
    pt_pub_coach: ['Ônibus rodoviário', 'Ônibus de longa distância'],
    pt_pub_expressbus: ['Ônibus expresso', 'Ônibus com poucas paradas'],
    pt_pub_funicular: ['Funicular', 'Transporte sobre trilhos em encosta íngreme'],
    pt_pub_metro: ['Metrô', 'Trem urbano subterrâneo e de superfície'],
    pt_pub_monorail: ['Monotrilho', 'Trem sobre um só trilho'],
    pt_pub_regionaltrain: ['Trem regional', 'Trens regionais e intermunicipais'],
    pt_pub_subway: ['Metropolitano', 'Trem urbano subterrâneo'],
    pt_pub_train: ['Trem', 'Trem urbano ou metropolitano'],
    pt_pub_tram: ['Bonde', 'Bonde ou VLT'],
    pt_ltd_SCHOOLBUS: ['Ônibus escolar', 'Ônibus só para alunos'],
    ps_drt: ['Transporte sob demanda', 'Viagens compartilhadas, feitas com reserva'],
    ps_tnc: ['Carro por aplicativo', 'Carro com motorista, pedido por aplicativo'],
    'me_car-s': ['Carro compartilhado', 'Carro de um serviço de compartilhamento'],
    me_car: ['Carro', 'Seu próprio carro'],
    'me_car-p': ['Carona', 'Viagem no carro de outra pessoa'],
    me_mot: ['Moto', 'Sua própria moto'],
    me_mic: ['Bicicleta ou patinete', 'Sua bicicleta, seu patinete ou semelhante'],
    me_mic_bic: ['Bicicleta', 'Sua própria bicicleta'],
    'me_mic_fold-bic': ['Bicicleta dobrável', 'Bicicleta dobrável que você leva na viagem toda'],
    'me_mic_e-sco': ['Patinete elétrico', 'Patinete de até 25 km/h que você leva na viagem toda'],
    'me_mic_fast-e-sco': ['Patinete elétrico rápido', 'Patinete de até 45 km/h que você leva na viagem toda'],
    'me_mic-s': [
      'Bicicleta ou patinete compartilhado',
      'Bicicleta ou patinete de um serviço público de compartilhamento',
    ],
    cy_bic: ['Bicicleta (identificador antigo)', 'Sua própria bicicleta; use “me_mic_bic”'],
    'cy_bic-s': ['Bicicleta compartilhada (identificador antigo)', 'Bicicleta compartilhada; use “me_mic-s”'],
    wa_wal: ['A pé', 'Caminhada'],
    wa_whe: ['Cadeira de rodas', 'Trajeto em cadeira de rodas'],
    in_rail: ['Trem de longa distância', 'Trem entre cidades'],
    in_coach: ['Ônibus de longa distância', 'Ônibus entre cidades'],
    in_ferry: ['Balsa de longa distância', 'Embarcação entre portos distantes'],
    'stationary_parking-offstreet': ['Estacionamento', 'Estacionar o veículo em um estacionamento'],
    stationary_wait: ['Espera', 'Espera pelo próximo veículo'],
    stationary_transfer: ['Baldeação', 'Troca de um serviço para outro'],
    'stationary_vehicle-collect': ['Retirada do veículo', 'Retirada de um veículo compartilhado ou alugado'],
    'stationary_vehicle-return': ['Devolução do veículo', 'Devolução de um veículo compartilhado ou alugado'],
    'stationary_airport-checkin': ['Check-in', 'Check-in e controle de segurança no aeroporto'],
    'stationary_airport-checkout': ['Chegada ao aeroporto', 'Retirada de bagagem e imigração no aeroporto'],
    'stationary_airport-transfer': ['Conexão de voo', 'Troca de voo em um aeroporto'],
  },
  editor: {
    'preview.title': 'Prévia do trajeto',
    'preview.sample': 'Dados de exemplo, planejados no editor',
    'preview.plannedBy': 'Planejado por {address}',
    'preview.swap': 'Inverter partida e destino',
    'preview.plan': 'Planejar',
    'preview.drawing':
      'Desenho do trajeto. As setas do teclado o movem, mais e menos ampliam e reduzem, 0 mostra o trajeto completo.',
    'preview.zoomFit': 'Mostrar o trajeto completo',
    'preview.loading': 'Carregando…',
    'preview.planning': 'Planejando…',
    'preview.noRoute': 'Não há trajeto entre estes dois locais.',
    'failure.load': 'Não foi possível carregar a prévia. Veja os detalhes no canal de saída “Tripwright”.',
    'failure.samplePlace': 'Um dos dois locais não existe mais na cidade de exemplo.',
    'failure.serverPlace': 'O servidor não conhece mais um dos dois locais.',
    'key.prompt': 'A chave fica no armazenamento secreto do editor e é enviada só para este endereço.',
    'key.noServer':
      'A prévia usa dados de exemplo próprios, que não precisam de chave. Para definir uma chave, informe primeiro o endereço de um servidor.',
    'key.openSetting': 'Abrir a configuração',
    'trips.unknown': 'Um arquivo de viagem não tem o campo {member}.',
    'lens.preview': 'Prévia',
    'tests.title': 'Arquivos de viagem',
    'tests.run': 'Planejar e comparar',
    'lens.sameRequest': 'A mesma solicitação, planejada por {source}',
    'lens.none': 'Nenhuma solicitação de viagem foi encontrada aqui.',
    'source.choose': 'Qual fonte planeja as viagens?',
    'source.otherServer': 'Informar o endereço de um servidor…',
    'failure.noStop': '{source} não tem a parada {code}.',
    'preview.tryModes': 'De transporte público e a pé',
    'preview.reroute': 'Planejar de novo sem estas paradas',
    'preview.changes': 'Baldeações',
    'preview.changed': 'Difere do arquivo: {text}',
    'preview.avoided': 'paradas evitadas: {count}',
    'preview.restore': 'Voltar ao arquivo',
    'fix.accept': 'Aceitar {identifier} neste espaço de trabalho',
    'modes.didYouMean': 'Você quis dizer {identifier}?',
    'modes.unknownNote':
      'Os servidores podem adicionar identificadores a qualquer momento, portanto isso não é um erro.',
    'modes.beginsWith': 'Começa com {path}.',
    'feed.fix.removeRow': 'Remover o registro',
    'feed.more': 'Outros deste tipo neste arquivo: {count}.',
    'workbench.checking': 'Verificando o feed…',
    'workbench.archiveNames': 'Os arquivos cujos nomes levam para fora do pacote não são mostrados: {count}',
    'workbench.noFeed': 'Abra primeiro um arquivo de um feed GTFS.',
    'trips.didYouMean': 'Você quis dizer {text}?',
    'trips.timeWithoutClock': 'Falta o horário em “{time}”. Adicione um, como {clock}.',
    'preview.why': 'Por que estas opções?',
    'preview.try': 'O que você pode tentar',
    'preview.cancelled': 'Cancelado',
    'preview.tryTomorrow': 'Amanhã às 8h',
    'feed.platform': 'Plataforma {code}',
    'workbench.noTrips': 'Nenhuma viagem neste dia.',
    'workbench.moreTrips': 'Outras viagens não mostradas: {count}',
    'status.source': 'As viagens são planejadas por: {source}. Clique para escolher outra fonte.',
    'tools.planning': 'Planejando uma viagem com: {source}',
    'tools.confirmTitle': 'Planejar uma viagem?',
    'trips.newName': 'Minha viagem',
    'changes.baseline': 'Com o que comparar {feed}?',
    'changes.asItIs': 'Com o feed atual: cada vez que você salva, vê os efeitos',
    'changes.needsDesktop':
      'As regiões são criadas no editor para desktop ou em um editor com servidor, não apenas no navegador.',
    'changes.stops': 'Paradas',
    'changes.lost': 'não há mais viagem',
    'changes.harder': 'mais baldeações',
    'changes.easier': 'menos baldeações',
    'changes.found': 'agora há viagem',
    'changes.lineLost': 'não circula mais',
    'changes.runs': 'viagens: {old} → {new}',
    'changes.runLost': 'eliminada',
    'changes.runStops': 'outras paradas',
    'changes.runNew': 'nova viagem',
    'changes.runsNoWheelchair': 'viagens que deixam de ser acessíveis para cadeira de rodas: {count}',
    'changes.runsWheelchair': 'viagens que passam a ser acessíveis para cadeira de rodas: {count}',
    'changes.runsNoBicycle': 'viagens que deixam de permitir bicicletas: {count}',
    'changes.runsBicycle': 'viagens que passam a permitir bicicletas: {count}',
    'changes.departuresNoWheelchair': 'partidas que deixam de ser acessíveis para cadeira de rodas: {count}',
    'changes.departuresWheelchair': 'partidas que passam a ser acessíveis para cadeira de rodas: {count}',
    'build.title': 'Criando {name}',
    'build.pickFiles': 'Feeds GTFS e um arquivo OpenStreetMap para as ruas',
    'build.badCode': 'Letras, dígitos, pontos, hifens e sublinhados.',
    'build.use': 'Planejar viagens nela',
    'lens.compareTitle': 'Comparar com qual solicitação ou fonte?',
    'failure.badRequest': 'A solicitação não é válida: {detail}',
    'preview.time': 'Horário da solicitação',
    'preview.typing': 'A solicitação não pode ser lida como está agora. Esta é a última resposta.',
  },
  manifest: {
    description:
      'Verifica, explica e completa identificadores de meios de transporte em JSON, YAML, TOML, HTTP, GraphQL e código e mostra prévias de trajetos de uma cidade de exemplo. Sem telemetria.',
    untrusted: 'Em pastas não confiáveis, o endereço do servidor nas configurações da pasta é ignorado.',
    'command.previewRequest': 'Mostrar a prévia da solicitação no cursor',
    'setting.regionFolder':
      'Pasta de uma região criada, com o seu `manifest.json`, na qual o próprio editor planeja viagens. Não no navegador.',
    'command.previewRoute': 'Mostrar a prévia de um trajeto da cidade de exemplo',
    'command.acceptMode': 'Aceitar um identificador neste espaço de trabalho',
    'setting.check':
      'Verificar identificadores de meios de transporte, como `pt_pub_bus`, em arquivos abertos. As explicações e sugestões funcionam independentemente desta configuração.',
    'setting.inlayHints': 'Mostrar o significado de cada identificador conhecido logo depois dele.',
    'setting.acceptedModes':
      'Identificadores desconhecidos que não são apontados, por exemplo os de uma operadora privada.',
    'setting.server':
      'Endereço de um servidor Tripwright que planeja os trajetos mostrados, como `http://localhost:4000`. Se estiver vazio, a extensão planeja trajetos da cidade de exemplo sem conexão com a rede. Para guardar a chave do servidor, execute o comando *Tripwright: {setServerKey}*.',
    'setting.serverPattern': 'Digite um endereço como http://localhost:4000 ou deixe o campo vazio.',
    'setting.checkFeeds':
      'Verificar os feeds GTFS abertos com o importador e mostrar os avisos nas células. As explicações, a navegação e as sugestões funcionam independentemente desta configuração.',
    'command.newTrip': 'Novo arquivo de viagem',
    'view.trips': 'Viagens salvas',
    'view.tripsEmpty':
      'Um arquivo de viagem contém uma solicitação e o que você espera da resposta.\n[Novo arquivo de viagem]({newTrip})',
    'view.changesEmpty':
      'Edite um feed GTFS e veja, cada vez que salvar, quais viagens, paradas e trajetos os passageiros perdem ou ganham.\n[Mostrar os efeitos para os passageiros]({compareFeed})',
    'walk.about':
      'Veja prévias de viagens, verifique identificadores de meios de transporte, teste viagens salvas e edite feeds com as consequências à vista.',
    'walk.preview': 'Ver a prévia de uma viagem',
    'walk.previewAbout':
      'A cidade de exemplo é planejada no editor, sem servidor e sem rede.\n[Ver a prévia de uma viagem]({previewRoute})',
    'walk.modesAbout':
      'Em JSON, YAML, consultas e código, os identificadores são verificados, explicados e completados. Digite pt_pub_buss e aceite a correção rápida.',
    'walk.trips': 'Salvar uma viagem com o que você espera dela',
    'walk.tripsAbout': 'O Gerenciador de Testes a executa, e a sua CI também.\n[Novo arquivo de viagem]({newTrip})',
    'walk.feedAbout':
      'Abra um pacote GTFS como pasta, edite e salve.\n[Mostrar os efeitos para os passageiros]({compareFeed})',
    'tool.plan': 'Planejar uma viagem',
    'tool.planAbout': 'Planeja uma viagem com a fonte escolhida',
    'command.compareRequest': 'Comparar a solicitação no cursor',
    'command.copyGraphql': 'Copiar como GraphQL a solicitação no cursor',
    'command.copyCurl': 'Copiar como curl a solicitação no cursor',
    'command.explainRequest': 'Explicar a resposta à solicitação no cursor',
    'setting.codeLens': 'Mostrar ações acima das solicitações de viagem.',
  },
};
