// Made by tools/web_types.py from the types of the server. Do not change it by hand.
import type { Change } from "./patch";

export const MOST_SEATS = 8;
export const LONGEST_NAME = 30;
export const LONGEST_CHAT = 300;
export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;
export const LONGEST_LABEL = 60;
export const LONGEST_REPORT = 1000;

export interface Alternative {
  step: Planned;
  gives_up: Record<string, number>;
}

export interface AskAgree {
  type: "agree";
  seat: number;
  n: number;
  key: string;
}

export interface AskCoach {
  type: "coach";
  seat: number;
  n: number;
  key: string;
}

export interface AskDecline {
  type: "decline";
  seat: number;
  n: number;
  key: string;
}

export interface AskFurther {
  type: "further";
  seat: number;
  n: number;
  key: string;
  moves: string[];
}

export interface AskLook {
  type: "look";
  seat: number | null;
  key?: string;
}

export interface AskMove {
  type: "move";
  seat: number;
  n: number;
  key: string;
  move: string;
}

export interface AskMoves {
  type: "moves";
  seat: number;
  n: number;
  key: string;
  moves: string[];
}

export interface AskPing {
  type: "ping";
}

export interface AskPreview {
  type: "preview";
  seat: number;
  n: number;
  key: string;
  moves: string[];
}

export interface AskPropose {
  type: "propose";
  seat: number;
  n: number;
  key: string;
  moves: number;
}

export interface AskReturn {
  type: "return";
  seat: number;
  n: number;
  key: string;
}

export interface AskSay {
  type: "say";
  text: string;
  key?: string;
}

export interface AskTakeOver {
  type: "takeover";
  seat: number;
  n: number;
  key: string;
}

export interface AskUndo {
  type: "undo";
  seat: number;
  n: number;
  key: string;
  moves?: number;
}

export type Assumption = [string, Message];

export interface ChatMessage {
  id: number;
  person: string | null;
  name: string;
  text: string;
  at: number;
  registered: boolean;
}

export interface CheckedDraft {
  tree: Record<string, unknown>;
  text: string;
  faults: EditionFault[];
  provenance: Record<string, number>;
  said: Record<string, string>;
}

export interface Choice {
  moves: string[];
  label: Message;
  places?: string[];
  cost?: Record<string, number>;
  parts?: Message[];
  brings?: Record<string, number>;
  ends_turn?: boolean;
  final?: boolean;
  begins?: boolean;
  preferred?: boolean;
}

export interface Clearing {
  tables: string[];
}

export interface Clock {
  left: number[];
  running: number[];
}

export interface ColourRequest {
  colour: "blue" | "green" | "grey" | "pink" | "purple" | "red" | "teal" | "yellow";
}

export interface Contribution {
  seat: number;
  commitment: string;
  nonce: string;
}

export interface DaysPerMove {
  kind: "days";
  days: number;
}

export interface Draft {
  tree?: Record<string, unknown> | null;
  text?: string | null;
}

export interface EditionFault {
  place: string[];
  text: string;
}

export interface EditionForm {
  schema: Record<string, unknown>;
  tree: Record<string, unknown>;
}

export type FirstStep = [string, Message];

export interface ForgottenPassword {
  name: string;
}

export interface FreshToken {
  token: Token;
  secret: string;
}

export interface FreshWebhook {
  webhook: WebhookInfo;
  secret: string;
}

export interface GameInfo {
  id: string;
  edition: string;
  rules: number;
  player_counts: number[];
  options: OptionInfo[];
  bots: string[];
  brings_words: boolean;
  has_editor: boolean;
}

export interface GameStatistics {
  game: string;
  players: number;
  games: number;
  mean: number;
  best: number;
}

export interface GameWords {
  texts: string[];
  forms: Required<Forms>;
}

export interface Group {
  title: Message;
  choices: Choice[];
  place?: string;
  is_idle?: boolean;
}

export interface Guest {
  name: string;
}

export interface Hint {
  n: number;
  seat: number;
  steps: Planned[];
  ends_turn: boolean;
  points: number;
  gains: Record<string, number>;
  hurried: boolean;
  alternatives?: Alternative[];
  reasons?: string[];
}

export interface HintRequest {
  seat: number;
  n: number;
}

export interface Import {
  record: string;
  seats?: SeatRequest[];
  public?: boolean;
  offline?: boolean;
  edition?: string | null;
}

export interface Intervention {
  id: number;
  at: number;
  moderator: Somebody;
  kind: string;
  person: Somebody | null;
  detail: string;
}

export interface Joining {
  seat?: number | null;
  invitation?: string | null;
  colour?: "blue" | "green" | "grey" | "pink" | "purple" | "red" | "teal" | "yellow" | null;
  commitment?: string | null;
}

export interface LiveClock {
  kind: "live";
  bank: number;
  increment?: number;
}

export interface Log {
  n: number;
  entries: LogEntry[];
}

export interface LogEntry {
  n: number;
  kind: string;
  seat: number;
  text: string | null;
  events: GameEvent[];
  taken_back?: number;
}

export interface MailCode {
  code: string;
}

export interface MailInfo {
  address: string;
  language: string;
  confirmed: boolean;
}

export interface MailRequest {
  address: string;
  language?: "en" | "es" | "pl" | "ru";
}

export interface Me {
  id: string;
  name: string;
  registered: boolean;
  muted: string[];
  moderator?: boolean;
}

export type Message = [string, unknown[]];

export interface Moderated {
  id: string;
  name: string;
  silenced: boolean;
  said: Said[];
}

export interface MyTable {
  table: TableInfo;
  deciders: number[];
  your_turn: boolean;
  since: number;
}

export interface NewTable {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, string>;
  control?: NoClock | LiveClock | DaysPerMove;
  public?: boolean;
  hints?: boolean | null;
  edition?: string | null;
  commitment?: string | null;
}

export interface NewToken {
  label: string;
}

export interface NewWebhook {
  kind: "discord" | "json" | "matrix";
  address: string;
  room?: string | null;
  token?: string | null;
  language?: "en" | "es" | "pl" | "ru";
}

export interface NoClock {
  kind: "none";
}

export interface NoticeChoice {
  even_here: boolean;
}

export interface Notices {
  browsers: number;
  mail: MailInfo | null;
  mail_is_possible: boolean;
  webhooks: WebhookInfo[];
  even_here: boolean;
}

export type Obstacle = [Message, string[], string];

export interface Offer {
  games: GameInfo[];
}

export interface OpenReport {
  id: number;
  at: number;
  reporter: Somebody;
  person: Somebody;
  text: string;
}

export interface OptionInfo {
  name: string;
  choices: string[];
  pattern: string;
  player_counts: number[];
}

export interface PasswordChange {
  old: string;
  new: string;
}

export interface PasswordReset {
  secret: string;
  password: string;
}

export interface Planned {
  choice: Choice;
  title?: Message | null;
}

export interface Position {
  n: number;
  moves: number;
  view: unknown;
  question?: Question | null;
  clock?: Clock | null;
}

export interface Profile {
  id: string;
  name: string;
  registered: boolean;
  since: number;
  played: Record<string, number>;
  won: Record<string, number>;
  standings: Standing[];
  results: Results[];
}

export interface Proof {
  commitment: string;
  seed: string;
  moves: number;
  scores: number[];
  contributions?: Contribution[];
}

export interface Proposal {
  number: number;
  seat: number;
  moves: number;
  agreed: number[];
}

export interface PushKey {
  key: string;
}

export interface PushKeys {
  p256dh: string;
  auth: string;
}

export interface PushRequest {
  subscription: PushSubscription;
  language?: "en" | "es" | "pl" | "ru";
}

export interface PushSubscription {
  endpoint: string;
  keys: PushKeys;
  expirationTime?: number | null;
}

export interface Question {
  title: Message;
  groups: Group[];
  step_title?: Message | null;
  steps?: FirstStep[];
  obstacles?: Obstacle[];
  assumption?: Assumption | null;
}

export interface Ranked {
  person: string;
  name: string;
  rating: number;
  games: number;
}

export interface Refusal {
  code: string;
  message: string;
  details?: Record<string, unknown>;
}

export interface Registration {
  name: string;
  password: string;
}

export interface Rematch {
  commitment?: string | null;
  bots?: Record<string, string>;
}

export interface Rename {
  name: string;
}

export interface Replay {
  after: number;
  viewer: number | null;
  view: unknown;
  entries: ReplayEntry[];
  n: number;
}

export interface ReplayEntry {
  n: number;
  kind: string;
  seat: number;
  text: string | null;
  events: GameEvent[];
  change: Change | null;
  at: number;
  taken_back?: number;
}

export interface Report {
  text: string;
}

export interface Results {
  game: string;
  players: number;
  played: number;
  won: number;
  mean: number | null;
  best: number | null;
  against_people: Tally;
  against_bots: Tally;
}

export interface Reveal {
  commitment: string;
  nonce: string;
  next_commitment?: string | null;
}

export interface Said {
  id: number;
  table: string;
  at: number;
  text: string;
}

export interface Scoring {
  title: string;
  round: number | null;
  sources: string[];
  rows: number[][];
}

export interface SeatInfo {
  seat: number;
  name: string;
  kind: string;
  person: string | null;
  reserved: boolean;
  stand_in: string;
  registered: boolean;
  colour: "blue" | "green" | "grey" | "pink" | "purple" | "red" | "teal" | "yellow";
  left: boolean;
  commitment?: string | null;
}

export interface SeatRequest {
  kind: string;
  name?: string | null;
  colour?: "blue" | "green" | "grey" | "pink" | "purple" | "red" | "teal" | "yellow" | null;
}

export interface SeatStatistics {
  moves: number;
  turns: number;
  time: number;
  deeds: Record<string, number>;
}

export interface Sheet {
  n: number;
  over: boolean;
  rival: string | null;
  scorings: Scoring[];
}

export interface SignIn {
  name: string;
  password: string;
}

export interface Somebody {
  id: string;
  name: string;
}

export interface Standing {
  game: string;
  rating: number;
  mu: number;
  sigma: number;
  games: number;
}

export interface TableInfo {
  id: string;
  game: string;
  edition: string;
  own_edition: boolean;
  options: Record<string, string>;
  public: boolean;
  control: NoClock | LiveClock | DaysPerMove;
  hints: boolean;
  status: "closed" | "open" | "over" | "playing";
  host: string | null;
  imported: boolean;
  offline: boolean;
  commitment: string;
  opened: number;
  started: number | null;
  ended: number | null;
  scores: number[] | null;
  winners: number[] | null;
  rematch: string | null;
  seats: SeatInfo[];
  yours: number[];
  invitation: string | null;
}

export interface TableStatistics {
  moves: number;
  taken_back: number;
  duration: number;
  seats: SeatStatistics[];
}

export interface Tally {
  played: number;
  won: number;
}

export interface TellAdvice {
  type: "advice";
  key: string;
  message?: Message | null;
}

export interface TellBots {
  type: "bots";
  hurried: boolean;
}

export interface TellChanges {
  type: "changes";
  key: string;
  messages?: Message[];
}

export interface TellChat {
  type: "chat";
  messages: ChatMessage[];
}

export interface TellDone {
  type: "done";
  key: string;
  n: number;
}

export interface TellEntry {
  type: "entry";
  n: number;
  kind: string;
  seat: number;
  key?: string;
  text?: string | null;
  events?: GameEvent[];
  taken_back?: number;
  change?: Change | null;
  earlier?: LogEntry[];
  question?: Question | null;
  back?: number;
  clock?: Clock | null;
  proposal?: Proposal | null;
}

export interface TellFurtherQuestion {
  type: "question";
  key: string;
  question: Question;
}

export interface TellPong {
  type: "pong";
}

export interface TellPresent {
  type: "present";
  seats: number[];
  spectators: number;
}

export interface TellRefused {
  type: "refused";
  refusal: Refusal;
  key?: string;
}

export interface TellTableUpdate {
  type: "table";
  table: TableInfo;
}

export interface TellView {
  type: "view";
  n: number;
  viewer: number | null;
  view?: unknown;
  question?: Question | null;
  back?: number;
  clock?: Clock | null;
  proposal?: Proposal | null;
  missed?: LogEntry[];
}

export interface Token {
  id: string;
  label: string;
  since: number;
}

export interface WebhookInfo {
  id: string;
  kind: string;
  host: string;
}

export type AnyAction = AskMove | AskMoves | AskUndo | AskPropose | AskAgree | AskDecline | AskTakeOver | AskReturn;

export type AnyAsk = AskMove | AskMoves | AskUndo | AskPropose | AskAgree | AskDecline | AskTakeOver | AskReturn | AskLook | AskSay | AskPreview | AskFurther | AskCoach | AskPing;

export type AnyTell = TellTableUpdate | TellView | TellEntry | TellDone | TellRefused | TellChanges | TellFurtherQuestion | TellAdvice | TellChat | TellPresent | TellBots | TellPong;

export interface AlhambraBought {
  event: "alhambra-bought";
  seat: number;
  tile: string;
  cards: string[];
  exact: boolean;
}

export interface AlhambraDirkDrew {
  event: "alhambra-dirk-drew";
  tiles: string[];
}

export interface AlhambraGameOver {
  event: "alhambra-game-over";
  scores: number[];
  winners: number[];
}

export interface AlhambraGivenToDirk {
  event: "alhambra-given";
  seat: number;
  tile: string;
}

export interface AlhambraLastTileLeft {
  event: "alhambra-last-tile-left";
  tile: string;
  currency: string;
}

export interface AlhambraLastTileWon {
  event: "alhambra-last-tile-won";
  seat: number;
  tile: string;
  currency: string;
}

export interface AlhambraMarketFilled {
  event: "alhambra-market-filled";
  tile: string;
  currency: string;
}

export interface AlhambraMoneyDrawn {
  event: "alhambra-money-drawn";
  cards: string[];
}

export interface AlhambraMoneyReshuffled {
  event: "alhambra-money-reshuffled";
  cards: number;
}

export interface AlhambraNextScoring {
  round: number;
  soonest: number;
  latest: number;
}

export interface AlhambraPassed {
  event: "alhambra-passed";
  seat: number;
}

export interface AlhambraPlaced {
  event: "alhambra-placed";
  seat: number;
  tile: string;
  cell: string;
}

export interface AlhambraPlacedTile {
  tile: string;
  east: number;
  north: number;
}

export interface AlhambraReserved {
  event: "alhambra-reserved";
  seat: number;
  tile: string;
}

export interface AlhambraScoreSheet {
  round: number;
  rows: number[][];
  counts: number[][];
}

export interface AlhambraScored {
  event: "alhambra-scored";
  round: number;
  rows: number[][];
  counts: number[][];
}

export interface AlhambraScoringCardDrawn {
  event: "alhambra-scoring-card";
  round: number;
}

export interface AlhambraSwapped {
  event: "alhambra-swapped";
  seat: number;
  tile: string;
  out: string;
  cell: string;
}

export interface AlhambraTook {
  event: "alhambra-took";
  seat: number;
  cards: string[];
}

export interface AlhambraView {
  game: string;
  players: number;
  seat: number | null;
  turn: number;
  over: boolean;
  to_move: number | null;
  deciders: number[];
  undoable: number;
  hides?: boolean;
  scores: number[];
  winners: number[];
  phase: string;
  first: number;
  first_because: string;
  display: string[];
  deck: number;
  discard: string[];
  hand: string[] | null;
  hand_sizes: number[];
  seen_cards: string[][];
  market: (string | null)[];
  bag: number;
  palaces: AlhambraPlacedTile[][];
  walls: [number, number][][];
  reserves: string[][];
  bought: string[];
  wanted: string | null;
  paid: string[];
  won: string[][];
  dirk: string[] | null;
  dirk_score: number | null;
  sheets: AlhambraScoreSheet[];
  if_scored_now: AlhambraScoreSheet | null;
  next_scoring: AlhambraNextScoring | null;
}

export interface AlhambraWithdrawn {
  event: "alhambra-withdrawn";
  seat: number;
  tile: string;
}

export type AlhambraEvent = AlhambraBought | AlhambraDirkDrew | AlhambraGameOver | AlhambraGivenToDirk | AlhambraLastTileLeft | AlhambraLastTileWon | AlhambraMarketFilled | AlhambraMoneyDrawn | AlhambraMoneyReshuffled | AlhambraPassed | AlhambraPlaced | AlhambraReserved | AlhambraScored | AlhambraScoringCardDrawn | AlhambraSwapped | AlhambraTook | AlhambraWithdrawn;

export type AlhambraVerb = "take" | "buy" | "pay" | "settle" | "withdraw" | "use" | "swap" | "place" | "reserve" | "give" | "pass";

export interface SabikaActed {
  event: "sabika-acted";
  seat: number;
  action: string;
}

export interface SabikaActionLost {
  event: "sabika-action-lost";
  seat: number;
  action: string;
}

export interface SabikaBonusEarned {
  event: "sabika-bonus";
  seat: number;
  source: "balance" | "blue-city" | "blue-poem" | "city-bonus" | "favour-space" | "major-tile" | "red-city" | "starting-tile" | "storehouse-tile" | "yusuf-card";
  name: string;
  effect: string;
  after_round: boolean;
}

export interface SabikaBought {
  event: "sabika-bought";
  seat: number;
  item: string;
  cost: number;
  space: string | null;
}

export interface SabikaCarved {
  event: "sabika-carved";
  seat: number;
  colour: "blue" | "grey" | "red";
  poem: string;
  materials: string[];
}

export interface SabikaChanged {
  event: "sabika-changed";
  seat: number;
  what: string;
  by: number;
}

export interface SabikaCity {
  tile: string;
  seal: boolean;
}

export interface SabikaConsolidated {
  event: "sabika-consolidated";
  seat: number;
  city: string;
  cost: number;
}

export interface SabikaDiscarded {
  event: "sabika-discarded";
  seat: number;
  item: string;
}

export interface SabikaDisplayRefilled {
  event: "sabika-display-refilled";
  display: "minors" | "poems";
  laid: Record<string, string>;
}

export interface SabikaEraChanged {
  event: "sabika-era";
  era: number;
  removed: string[];
}

export interface SabikaEventChanged {
  event: "sabika-event";
  number: string;
  coming: string | null;
}

export interface SabikaExchanged {
  event: "sabika-exchanged";
  seat: number;
  give: string;
  take: string;
}

export interface SabikaExpanded {
  event: "sabika-expanded";
  seat: number;
  tile: string;
  storehouse: number;
}

export interface SabikaExported {
  event: "sabika-exported";
  seat: number;
  city: string;
  cost: number;
}

export interface SabikaFeePaid {
  event: "sabika-fee";
  seat: number;
  dinars: number;
  pp: number;
}

export interface SabikaFinallyScored {
  event: "sabika-final";
  major_poems: Record<string, number>[];
  trade: number[];
  leftovers: number[];
  counted_by_poems: Record<string, string[]>[];
  counted_in_trade: string[][];
  left_over: string[][];
}

export interface SabikaGameOver {
  event: "sabika-game-over";
  scores: number[];
  winners: number[];
  yusuf: number | null;
}

export interface SabikaGoodTaken {
  event: "sabika-good";
  seat: number;
  space: string;
  good: string;
  into: "poem" | "storehouse";
}

export interface SabikaGoodsExported {
  event: "sabika-goods-exported";
  seat: number;
  city: string;
  goods: string[];
}

export interface SabikaMajorBuilt {
  event: "sabika-major-built";
  seat: number;
  tile: string;
  materials: string[];
}

export interface SabikaMarbleTaken {
  event: "sabika-marble";
  seat: number;
  space: string;
}

export interface SabikaMaterialTaken {
  event: "sabika-material";
  seat: number;
  material: string;
}

export interface SabikaMinorBuilt {
  event: "sabika-minor-built";
  seat: number;
  card: string;
  side: "left" | "right";
  balanced: boolean;
}

export interface SabikaMinorTaken {
  event: "sabika-minor-taken";
  seat: number;
  card: string;
  materials: string[];
}

export interface SabikaNarratorMoved {
  event: "sabika-narrator";
  space: number;
}

export interface SabikaOfferAccepted {
  event: "sabika-accepted";
  seat: number;
  effect: string;
}

export interface SabikaOfferDeclined {
  event: "sabika-declined";
  seat: number;
  effect: string;
}

export interface SabikaOptionChosen {
  event: "sabika-option";
  seat: number;
  effect: string;
}

export interface SabikaPaid {
  event: "sabika-paid";
  seat: number;
  dinars: number;
  seals: number;
}

export interface SabikaPariaMoved {
  event: "sabika-paria";
  seat: number;
  space: number;
}

export interface SabikaPlayerView {
  pp: number;
  points: Record<string, number>;
  dinars: number;
  seals: number;
  parias: number;
  favour: number;
  materials: Record<string, number>;
  goods: Record<string, number>;
  poem_goods: Record<string, number>;
  raws: string[];
  stored: number;
  boxes: number;
  poem_boxes: number;
  storehouses: SabikaStorehouse[];
  workers: Record<string, SabikaWorker>;
  ships: Record<string, "exporting" | "settled">;
  blue: string[];
  spent_poems: string[];
  red: string[];
  grey: string[];
  majors: string[];
  balance_card: string | null;
  left_row: string[];
  right_row: string[];
  row: SabikaRowCard[];
  balances: number;
  prices: SabikaPrices;
  if_over_now: Record<string, number>;
  greys_now: Record<string, number>;
  if_wishes_now: number;
}

export interface SabikaPointsBrought {
  event: "sabika-brought";
  seat: number;
  source: string;
  pp: number;
}

export interface SabikaPrices {
  free_steps: number;
  foreign: number;
  raw: Record<string, number>;
  marble: Record<string, number>;
  routes: Record<string, number>;
  carve: Record<string, number>;
  consolidate: number;
  buy: Record<string, number>;
  sell: Record<string, number>;
  building_pp: Record<string, number>;
  extra_slots: number;
  carving_pp: Record<string, number>;
  export_pp: number;
  export_parias: number;
  rest_pp: number;
  tribute: number;
  tribute_fee: number;
  tribute_missing: number;
  missing_dinars: number;
  missing_pp: number;
}

export interface SabikaProcessed {
  event: "sabika-processed";
  seat: number;
  raw: string;
  good: string;
  into: "poem" | "storehouse";
}

export interface SabikaRawTaken {
  event: "sabika-raw";
  seat: number;
  space: string;
  raw: string;
}

export interface SabikaReactivated {
  event: "sabika-reactivated";
  seat: number;
  poem: string;
}

export interface SabikaRefused {
  event: "sabika-refused";
  seat: number;
  item: string | null;
}

export interface SabikaRenewed {
  event: "sabika-renewed";
  seat: number;
  cards: string[];
}

export interface SabikaReshuffled {
  event: "sabika-reshuffled";
  pile: string;
  count: number;
}

export interface SabikaRested {
  event: "sabika-rested";
  seat: number;
  worker: string;
}

export interface SabikaRivalPaid {
  event: "sabika-rival";
  city: string;
  rival: number;
  dinars: number;
  pp: number;
}

export interface SabikaRoundBegan {
  event: "sabika-round";
  round: number;
}

export interface SabikaRoundEnd {
  round: number;
  tribute: number;
  wish: string | null;
  is_scored: boolean;
  event: string | null;
  changes_event: boolean;
  changes_era: boolean;
}

export interface SabikaRoundEnded {
  event: "sabika-round-ended";
  round: number;
}

export interface SabikaRowCard {
  card: string | null;
  left: string;
  right: string;
  joins: boolean;
}

export interface SabikaScored {
  event: "sabika-scored";
  seat: number;
  source: string;
  pp: number;
}

export interface SabikaSealTaken {
  event: "sabika-seal";
  seat: number;
  city: string;
}

export interface SabikaSecondaryActed {
  event: "sabika-secondary";
  seat: number;
  kind: string;
  space: string;
  cost: number;
}

export interface SabikaShipPlaced {
  event: "sabika-ship-placed";
  seat: number;
  city: string;
}

export interface SabikaSold {
  event: "sabika-sold";
  seat: number;
  item: string;
  dinars: number;
}

export interface SabikaSpace {
  kind: "marble" | "raw";
  angle: number;
  squares: string[];
}

export interface SabikaSpacesRefilled {
  event: "sabika-spaces-refilled";
  raws: Record<string, string>;
  marbles: string[];
}

export interface SabikaStartPlayerNamed {
  event: "sabika-start-player";
  seat: number;
  start: number;
}

export interface SabikaStartingTileChosen {
  event: "sabika-starting-tile";
  seat: number;
}

export interface SabikaStartingTilesShown {
  event: "sabika-starting-tiles";
  tiles: string[];
  start: number;
}

export interface SabikaStorehouse {
  tiles: string[];
  boxes: number;
}

export interface SabikaStorehouseTilesRefilled {
  event: "sabika-tiles-refilled";
  side: "left" | "right";
  laid: Record<string, string>;
}

export interface SabikaTask {
  task: SabikaTaskName;
  seat: number;
  points?: string;
  number?: number | null;
  dinars?: number | null;
  parias?: number | null;
  means?: string | null;
  lost?: number | null;
  must?: boolean | null;
  material?: string | null;
  materials?: string[] | null;
  item?: string | null;
  good?: string | null;
  origin?: string | null;
  effect?: string | null;
  written?: string | null;
  cities?: string[] | null;
  storehouses?: number[] | null;
  majors?: string[] | null;
  square?: string | null;
  done?: string[] | null;
  produced?: string[] | null;
  secondary?: string | null;
  action?: string | null;
  yusuf_action?: string | null;
  pile?: string | null;
  size?: string | null;
  major?: string | null;
  minor?: string | null;
  space?: number | null;
  city?: string | null;
  goods?: [number, number] | null;
  poem?: string | null;
  grey?: string | null;
  colour?: string | null;
  card?: string | null;
}

export interface SabikaTributeDue {
  event: "sabika-tribute-due";
  seat: number;
  parias: number;
}

export interface SabikaTributeMissed {
  event: "sabika-tribute-missed";
  seat: number;
  parias: number;
  pp: number;
}

export interface SabikaTributePaid {
  event: "sabika-tribute-paid";
  seat: number;
  means: "dinars" | "parias" | "seals";
  amount: number;
  covers: number;
}

export interface SabikaView {
  game: string;
  players: number;
  seat: number | null;
  turn: number;
  over: boolean;
  to_move: number | null;
  deciders: number[];
  undoable: number;
  hides?: boolean;
  scores: number[];
  winners: number[];
  phase: "choosing" | "over" | "playing";
  round: number;
  played_round: number;
  round_ends: SabikaRoundEnd[];
  era: number;
  start: number;
  active: number;
  everyone: SabikaPlayerView[];
  dealt: string[] | null;
  chosen: (string | null)[];
  has_chosen: boolean[];
  task: SabikaTask | null;
  resolving: string[];
  renewed: boolean;
  paria_pile: number[];
  sultan: string[];
  spaces: Record<string, SabikaSpace>;
  raws: Record<string, string | null>;
  marbles: Record<string, boolean>;
  bag: number;
  used_tokens: Record<string, number>;
  majors: string[];
  minors: (string | null)[];
  minor_deck: number;
  minor_discard: string[];
  poems: (string | null)[];
  poem_deck: number;
  greys: string[];
  storehouse_tiles: Record<string, (string | null)[]>;
  storehouse_piles: Record<string, number>;
  cities: Record<string, SabikaCity>;
  trade_card: string;
  wishes: string[];
  tower: string[];
  event: string | null;
  coming_event: string | null;
  yusuf: SabikaYusufView | null;
}

export interface SabikaWishScored {
  event: "sabika-wish";
  wish: string;
  points: number[];
  counted: string[][];
}

export interface SabikaWorked {
  event: "sabika-worked";
  seat: number;
  worker: string;
  square: string;
  cost: number;
}

export interface SabikaWorker {
  kind: "builder" | "merchant" | "poet";
  ring: "inner" | "middle" | "outer";
  square: string | null;
  standing: boolean;
}

export interface SabikaWorkersWoke {
  event: "sabika-waking";
  sultan: string[];
}

export interface SabikaYusufConsolidated {
  event: "sabika-yusuf-consolidated";
  city: string;
}

export interface SabikaYusufIdle {
  event: "sabika-yusuf-idle";
  action: string;
}

export interface SabikaYusufPlayed {
  event: "sabika-yusuf";
  tile: string;
  card: string;
  worker: string;
  square: string;
}

export interface SabikaYusufRemoved {
  event: "sabika-yusuf-removed";
  space: string;
  item: string;
}

export interface SabikaYusufSailed {
  event: "sabika-yusuf-sailed";
  city: string;
}

export interface SabikaYusufSkipped {
  event: "sabika-yusuf-skipped";
  card: string;
}

export interface SabikaYusufTook {
  event: "sabika-yusuf-took";
  display: "greys" | "majors" | "minors" | "poems" | "storehouse_tiles";
  item: string;
}

export interface SabikaYusufView {
  worker_tiles: number;
  card: string | null;
  square: string | null;
  decks: Record<string, number>;
  discards: Record<string, string[]>;
  storehouse_tiles: string[];
}

export type SabikaEvent = SabikaActed | SabikaActionLost | SabikaBonusEarned | SabikaBought | SabikaCarved | SabikaChanged | SabikaConsolidated | SabikaDiscarded | SabikaDisplayRefilled | SabikaEraChanged | SabikaEventChanged | SabikaExchanged | SabikaExpanded | SabikaExported | SabikaFeePaid | SabikaFinallyScored | SabikaGameOver | SabikaGoodTaken | SabikaGoodsExported | SabikaMajorBuilt | SabikaMarbleTaken | SabikaMaterialTaken | SabikaMinorBuilt | SabikaMinorTaken | SabikaNarratorMoved | SabikaOfferAccepted | SabikaOfferDeclined | SabikaOptionChosen | SabikaPaid | SabikaPariaMoved | SabikaPointsBrought | SabikaProcessed | SabikaRawTaken | SabikaReactivated | SabikaRefused | SabikaRenewed | SabikaReshuffled | SabikaRested | SabikaRivalPaid | SabikaRoundBegan | SabikaRoundEnded | SabikaScored | SabikaSealTaken | SabikaSecondaryActed | SabikaShipPlaced | SabikaSold | SabikaSpacesRefilled | SabikaStartPlayerNamed | SabikaStartingTileChosen | SabikaStartingTilesShown | SabikaStorehouseTilesRefilled | SabikaTributeDue | SabikaTributeMissed | SabikaTributePaid | SabikaWishScored | SabikaWorked | SabikaWorkersWoke | SabikaYusufConsolidated | SabikaYusufIdle | SabikaYusufPlayed | SabikaYusufRemoved | SabikaYusufSailed | SabikaYusufSkipped | SabikaYusufTook;

export type SabikaVerb = "choose" | "work" | "rest" | "main" | "secondary" | "end" | "take" | "dinars" | "parias" | "seals" | "raw" | "good" | "process" | "stop" | "discard" | "refuse" | "keep" | "buy" | "buy-raw" | "sell" | "trade" | "favour" | "city" | "activate" | "bonus" | "act" | "ship" | "option" | "accept" | "decline" | "expand" | "renew" | "major" | "minor" | "with" | "left" | "right" | "export" | "goods" | "consolidate" | "blue" | "red" | "grey" | "reactivate" | "quarry" | "start" | "yusuf";

export type GameEvent = AlhambraEvent | SabikaEvent;

export type SabikaTaskName = "effect" | "store" | "store-good" | "pick" | "mix" | "raw" | "good" | "process" | "make-room" | "where-to" | "option" | "offer" | "offer-for-pay" | "city-bonuses" | "storehouse-bonuses" | "major-bonuses" | "red-cities" | "turn" | "payment" | "on-square" | "secondary" | "next-turn" | "which-quarry" | "storehouse" | "transaction" | "construction" | "major-materials" | "minor-materials" | "which-side" | "favour-step" | "favour-choice" | "export" | "arrive" | "goods" | "free-ship" | "consolidate" | "consolidation" | "produce" | "carve" | "carving-materials" | "reactivate" | "poem-done" | "income" | "narrator" | "tribute" | "tribute-part" | "fee" | "event-change" | "waking" | "maintenance" | "start-player" | "new-round" | "final-scoring" | "yusuf-turn" | "yusuf-action" | "yusuf-city" | "yusuf-scoring";

/** Where PP come from, in the order of score sheets. */
export const SABIKA_SOURCES: readonly string[] = ["start", "building", "carving", "exports", "storehouses", "bonuses", "poems", "renewals", "rivals", "rest", "tribute", "wishes", "major-poems", "trade", "leftovers", "yusuf"];

export interface AlhambraPrintedBuilding {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  points: number[][];
}

export interface AlhambraPrintedContent {
  edition: string;
  currencies: AlhambraPrintedCurrency[];
  buildings: AlhambraPrintedBuilding[];
  tiles: AlhambraPrintedTile[];
  money: AlhambraPrintedMoney;
  scoring_cards: AlhambraPrintedScoringCards;
  dirk: AlhambraPrintedDirk;
}

export interface AlhambraPrintedCurrency {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
}

export interface AlhambraPrintedDirk {
  provenance: "house" | "inferred" | "rulebook";
  start: number;
  after_first_scoring: number;
  share_after_second_scoring: number;
}

export interface AlhambraPrintedMoney {
  provenance: "house" | "inferred" | "rulebook";
  values: number[];
  copies: number;
  copies_with_two_players: number;
  starting_sum: number;
  display: number;
  most_for_several: number;
}

export interface AlhambraPrintedScoringCards {
  provenance: "house" | "inferred" | "rulebook";
  piles: number;
  in_piles: [number, number];
}

export interface AlhambraPrintedTile {
  provenance: "house" | "inferred" | "rulebook";
  building: string;
  cost: number;
  walls: string;
}

export interface SabikaPrintedBalanceBonus {
  provenance: "house" | "inferred" | "rulebook";
  colour: string;
  bonus: string;
  colour_provenance: "house" | "inferred" | "rulebook";
}

export interface SabikaPrintedBalanceCard {
  provenance: "house" | "inferred" | "rulebook";
  number: number;
  left: string;
  right: "wild";
}

export interface SabikaPrintedCarve {
  provenance: "house" | "inferred" | "rulebook";
  cost: SabikaPrintedCarveCost;
  cost_step: number;
  most_grey: number;
  bases: ("ceramic" | "gypsum" | "marble" | "wood")[];
  extra_slots: number;
}

export interface SabikaPrintedCarveCost {
  blue: number;
  red: number;
  grey: number;
}

export interface SabikaPrintedCity {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  name: string;
  region: string;
  x: number;
  y: number;
}

export interface SabikaPrintedCityTile {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  colour: "blue" | "red";
  demand: string[];
  bonus: string;
  consolidation: string;
}

export interface SabikaPrintedConsolidate {
  provenance: "house" | "inferred" | "rulebook";
  rival_pp: number;
  rival_dinars: number;
}

export interface SabikaPrintedConstruction {
  provenance: "house" | "inferred" | "rulebook";
  base: "ceramic" | "gypsum" | "marble" | "wood";
  extra_slots: number;
  renewal_cost: number;
  renewal_pp: number;
  favour: number;
}

export interface SabikaPrintedContent {
  edition: string;
  squares: SabikaPrintedSquare[];
  secondary_spaces: SabikaPrintedSecondarySpace[];
  sultans_workers: SabikaPrintedSultansWorkers[];
  cities: SabikaPrintedCity[];
  routes: SabikaPrintedRoute[];
  round_track: SabikaPrintedRoundSpace[];
  favour_track: SabikaPrintedFavourSpace[];
  materials: SabikaPrintedMaterialPieces[];
  goods: SabikaPrintedGood[];
  market: SabikaPrintedPrice[];
  trades: SabikaPrintedTrade[];
  plain_actions: SabikaPrintedPlainAction[];
  turn_order: SabikaPrintedPlace[];
  minor_poems: SabikaPrintedMinorPoem[];
  major_poems: SabikaPrintedMajorPoem[];
  trade_cards: SabikaPrintedTradeCard[];
  wishes: SabikaPrintedWish[];
  storehouse_tiles: SabikaPrintedStorehouseTile[];
  starting_tiles: SabikaPrintedStartingTile[];
  city_tiles: SabikaPrintedCityTile[];
  major_tiles: SabikaPrintedMajorTile[];
  minor_cards: SabikaPrintedMinorCard[];
  balance_bonuses: SabikaPrintedBalanceBonus[];
  balance_cards: SabikaPrintedBalanceCard[];
  events: SabikaPrintedEvent[];
  yusuf_tiles: SabikaPrintedYusufTile[];
  yusuf_cards: SabikaPrintedYusufCard[];
  granada: SabikaPrintedGranada;
  start: SabikaPrintedStart;
  work: SabikaPrintedWork;
  rest: SabikaPrintedRest;
  storehouse: SabikaPrintedStorehouse;
  construction: SabikaPrintedConstruction;
  export: SabikaPrintedExport;
  consolidate: SabikaPrintedConsolidate;
  produce: SabikaPrintedProduce;
  carve: SabikaPrintedCarve;
  tribute: SabikaPrintedTribute;
  seal: SabikaPrintedSeal;
  leftovers: SabikaPrintedLeftovers;
  majority: SabikaPrintedMajority;
  displays: SabikaPrintedDisplays;
  yusuf: SabikaPrintedYusuf;
}

export interface SabikaPrintedDisplays {
  provenance: "house" | "inferred" | "rulebook";
  minor_poems: [number, number, number, number];
  major_poems: [number, number, number, number];
  minor_cards: number;
  storehouse_tiles: number;
  events: number;
}

export interface SabikaPrintedEvent {
  provenance: "house" | "inferred" | "rulebook";
  number: number;
  colour: "green" | "red";
  effect: string[];
}

export interface SabikaPrintedExport {
  provenance: "house" | "inferred" | "rulebook";
  goods: number;
  base: number;
  demand: number;
}

export interface SabikaPrintedFavourSpace {
  provenance: "house" | "inferred" | "rulebook";
  space: number;
  bonus: string;
}

export interface SabikaPrintedGood {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  raw: string;
  tokens: number;
}

export interface SabikaPrintedGranada {
  provenance: "house" | "inferred" | "rulebook";
  x: number;
  y: number;
}

export interface SabikaPrintedLeftovers {
  provenance: "house" | "inferred" | "rulebook";
  good: number;
  marble: number;
  ceramic: number;
  dinars: number;
}

export interface SabikaPrintedMajorPoem {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  asterisk?: boolean;
  scoring: string;
  solo?: boolean;
}

export interface SabikaPrintedMajorTile {
  provenance: "house" | "inferred" | "rulebook";
  number: number;
  era: 1 | 2;
  building: "door" | "fountain" | "palace";
  bonus: string;
  three_players_up?: boolean;
}

export interface SabikaPrintedMajority {
  provenance: "house" | "inferred" | "rulebook";
  places: [number, number, number];
  two_players: [number, number];
}

export interface SabikaPrintedMarbleCost {
  merchant: number;
  poet: number;
}

export interface SabikaPrintedMaterialPieces {
  provenance: "house" | "inferred" | "rulebook";
  id: "ceramic" | "gypsum" | "marble" | "wood";
  pp: number;
  pieces: number;
}

export interface SabikaPrintedMinorCard {
  provenance: "house" | "inferred" | "rulebook";
  number: number;
  building: "garden" | "tower" | "window";
  base: "gypsum" | "marble" | "wood";
  left: string;
  right: string;
}

export interface SabikaPrintedMinorPoem {
  number: number;
  asterisk?: boolean;
  blue: string[];
  blue_provenance: "house" | "inferred" | "rulebook";
  red: string;
  red_provenance: "house" | "inferred" | "rulebook";
}

export interface SabikaPrintedPlace {
  provenance: "house" | "inferred" | "rulebook";
  place: number;
  dinars: number;
}

export interface SabikaPrintedPlainAction {
  provenance: "house" | "inferred" | "rulebook";
  id: "artisanal" | "carve" | "consolidate" | "construction" | "export" | "major_construction" | "major_quarry" | "market" | "minor_construction" | "minor_quarry" | "produce" | "quarry" | "reactivate" | "storehouse";
  effect: string;
}

export interface SabikaPrintedPrice {
  provenance: "house" | "inferred" | "rulebook";
  item: "ceramic" | "gypsum" | "marble" | "wood" | "good" | "raw";
  buy?: number | null;
  sell?: number | null;
}

export interface SabikaPrintedProduce {
  provenance: "house" | "inferred" | "rulebook";
  process: number;
}

export interface SabikaPrintedRawCost {
  master_builder: number;
  merchant: number;
}

export interface SabikaPrintedRest {
  provenance: "house" | "inferred" | "rulebook";
  dinars: number;
  pp: number;
}

export interface SabikaPrintedRoundSpace {
  provenance: "house" | "inferred" | "rulebook";
  space: number;
  tribute: number;
  wish?: boolean;
  era_change?: boolean;
  event_change?: boolean;
}

export interface SabikaPrintedRoute {
  provenance: "house" | "inferred" | "rulebook";
  between: [string, string];
  cost: number;
  cost_provenance: "house" | "inferred" | "rulebook";
}

export interface SabikaPrintedSeal {
  provenance: "house" | "inferred" | "rulebook";
  pp: number;
}

export interface SabikaPrintedSecondarySpace {
  provenance: "house" | "inferred" | "rulebook";
  side: "1-2" | "3-4";
  id: string;
  kind: "marble" | "raw";
  angle: number;
  outer?: number[];
  middle?: number[];
  inner?: number[];
  four_players_only?: boolean;
}

export interface SabikaPrintedSquare {
  provenance: "house" | "inferred" | "rulebook";
  ring: "inner" | "middle" | "outer";
  index: number;
  action: "artisanal" | "carve" | "consolidate" | "construction" | "export" | "major_construction" | "major_quarry" | "market" | "minor_construction" | "minor_quarry" | "produce" | "quarry" | "reactivate" | "storehouse";
  pile?: "left" | "right" | null;
}

export interface SabikaPrintedStart {
  provenance: "house" | "inferred" | "rulebook";
  pp: number;
  parias: number;
  favour: number;
  ships: number;
  master_builders: number;
  merchants: number;
  poets: number;
  storehouses: number;
  boxes: number;
  starting_tiles: number;
}

export interface SabikaPrintedStartingTile {
  provenance: "house" | "inferred" | "rulebook";
  number: number;
  bonus: string;
}

export interface SabikaPrintedStorehouse {
  provenance: "house" | "inferred" | "rulebook";
  expansion_pp: [number, number];
}

export interface SabikaPrintedStorehouseTile {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  boxes: number;
  bonus: string;
}

export interface SabikaPrintedSultansWorkers {
  provenance: "house" | "inferred" | "rulebook";
  players: number[];
  outer: number[];
  middle: number[];
  inner: number[];
}

export interface SabikaPrintedTrade {
  provenance: "house" | "inferred" | "rulebook";
  give: "ceramic" | "gypsum" | "marble" | "wood";
  take: "ceramic" | "gypsum" | "marble" | "wood";
  dinars: number;
}

export interface SabikaPrintedTradeCard {
  provenance: "house" | "inferred" | "rulebook";
  number: number;
  asterisk?: boolean;
  scoring: string;
  match: string;
  match_provenance: "house" | "inferred" | "rulebook";
}

export interface SabikaPrintedTribute {
  provenance: "house" | "inferred" | "rulebook";
  dinars: number;
  seals: number;
  pp: number;
}

export interface SabikaPrintedWish {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  scorings: string[];
}

export interface SabikaPrintedWork {
  provenance: "house" | "inferred" | "rulebook";
  free_steps: number;
  step_cost: number;
  foreign_cost: number;
  raw_cost: SabikaPrintedRawCost;
  marble_cost: SabikaPrintedMarbleCost;
}

export interface SabikaPrintedYusuf {
  provenance: "house" | "inferred" | "rulebook";
  pp: number;
  hard_pp: number;
  boxes: number;
  rival_pp: number;
}

export interface SabikaPrintedYusufCard {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  worker: "master_builder" | "merchant" | "poet";
  square: number;
  discard?: ("marble" | "raw")[];
  actions?: ("artisanal" | "carve" | "consolidate" | "construction" | "export" | "major_construction" | "major_quarry" | "market" | "minor_construction" | "minor_quarry" | "produce" | "quarry" | "reactivate" | "storehouse")[];
  score?: string[];
}

export interface SabikaPrintedYusufTile {
  provenance: "house" | "inferred" | "rulebook";
  id: string;
  worker: "master_builder" | "merchant" | "poet";
}

export interface SabikaDictionary {
  things: Record<string, Record<string, string>>;
}

export interface Forms {
  messages?: Record<string, Record<string, string>>;
  events?: Record<string, Record<string, string[]>>;
  changes?: Record<string, string>;
  changed?: string;
  silent?: string[];
  kinds?: Record<string, string>;
  amounts?: Record<string, string>;
  pieces?: string;
  joined?: string;
}
