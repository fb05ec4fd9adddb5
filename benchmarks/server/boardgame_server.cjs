// A server of boardgame.io for a game with a state of about 10 KB, of which every move changes a little: as many
// players, cards and figures as ours have. Matches are kept in memory, which is the fastest that it offers.
const { Server } = require("boardgame.io/server");

const CARDS = 150;
const FIGURES = 40;

function setup({ ctx }) {
  const card = (number) => ({ id: number, name: `card-${number}`, owner: null, turned: false });
  const figures = () => Object.fromEntries(Array.from({ length: FIGURES }, (_, n) => [`figure-${n}`, n]));
  return {
    cards: Array.from({ length: CARDS }, (_, number) => card(number)),
    players: Object.fromEntries(ctx.playOrder.map((player) => [player, figures()])),
    log: null,
  };
}

function take({ G, ctx, playerID }) {
  const card = G.cards[ctx.turn % CARDS];
  card.owner = playerID;
  card.turned = !card.turned;
  const own = G.players[playerID];
  for (let n = 0; n < 4; n++) own[`figure-${(ctx.turn + n) % FIGURES}`] += 1;
  G.log = { card: card.name, by: playerID };
}

const game = (name, deltaState) => ({
  name,
  setup,
  deltaState,
  minPlayers: 2,
  maxPlayers: 2,
  moves: { take },
  turn: { minMoves: 1, maxMoves: 1 },
});

Server({ games: [game("whole", false), game("patched", true)], origins: [/.*/] })
  .run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
