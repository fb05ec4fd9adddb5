// A server of boardgame.io for a game with a state of about 10 KB, of which every move changes a little: as many
// players, cards and figures as ours have. Matches are kept in memory, which is the fastest that it offers, or in
// PostgreSQL; then its servers tell each other over Redis what has happened.
const { Server, SocketIO } = require("boardgame.io/server");

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

// boardgame.io has an interface for this, and brings only what works within one process.
class RedisPubSub {
  constructor(publisher, subscriber) {
    this.publisher = publisher;
    this.subscriber = subscriber;
  }

  publish(channel, payload) {
    this.publisher.publish(channel, JSON.stringify(payload));
  }

  subscribe(channel, callback) {
    this.subscriber.subscribe(channel, (text) => callback(JSON.parse(text)));
  }

  unsubscribeAll(channel) {
    this.subscriber.unsubscribe(channel);
  }
}

async function shared(database, bus) {
  const { PostgresStore } = require("bgio-postgres");
  const { createClient } = require("redis");
  const connect = () => createClient({ socket: { path: bus } }).connect();
  return {
    db: new PostgresStore(database, { logging: false }),
    transport: new SocketIO({ pubSub: new RedisPubSub(await connect(), await connect()) }),
  };
}

async function main(port, database, bus) {
  const parts = database ? await shared(database, bus) : {};
  Server({ games: [game("whole", false), game("patched", true)], origins: [/.*/], ...parts }).run({
    port: Number(port),
    callback: () => console.log("ready"),
  });
}

main(...process.argv.slice(2));
