// The raid kernel of src/raid/kernel/loops.ts in C, loop by loop, as a yardstick: what a compiler for the machine makes of the
// same work. Reads one line: the four words of the seed's key, first game, games, slices, then for each piece in port
//   class (0 battleship, 1 cruiser, 2 other) ship (1, or 0 for an air unit) armor attacks, and for each attack slot shots bonus.
// Plays the games `slices` times, timing each; prints the best nanoseconds a game, then the tally of one pass.
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BATCH = 512, FIVE = 7776, PORT = 32, ATTACKS = 32, DAMAGE = 512, CATEGORIES = 5 };
enum { UNDAMAGED, DAMAGED, CRIPPLED, BOTTOMED, SUNK };
static const uint32_t LIMIT = 71u * 60466176u;
static const uint32_t SLOT_MULTIPLIER = 0x9e3779b1;

typedef struct { uint32_t slot; const uint8_t *shots; } attack;
typedef struct { int class, ship, armor, attacks, shift; attack attack[ATTACKS]; int32_t weights[DAMAGE]; } unit;

static uint8_t shot_table[3 * 6 * FIVE], damage_table[6 * FIVE];
static uint32_t key[4], key_a[BATCH], key_b[BATCH];
static int16_t damage[BATCH];
static int32_t state[2][BATCH];
static unit port[PORT];
static int units, members[3], attacked[3], class_bits[2];
static int32_t *class_counts[2], *fate_counts[2][2];

static uint32_t scramble(uint32_t x) {
  x ^= x >> 17; x *= 0xed5ad4bb;
  x ^= x >> 11; x *= 0xac4c1b51;
  x ^= x >> 15; x *= 0x31848bab;
  return x ^ x >> 14;
}

static uint32_t word_at(uint32_t a, uint32_t b, uint32_t slot) {
  uint32_t x = slot ^ a;
  x ^= x >> 17; x = x * 0xed5ad4bb + (b ^ slot * SLOT_MULTIPLIER);
  x ^= x >> 11; x *= 0xac4c1b51;
  x ^= x >> 15; x *= 0x31848bab;
  return x ^ x >> 14;
}

static int die(uint32_t word, int digit) {
  while (digit--) word /= 6;
  return word % 6 + 1;
}

static void build_tables(void) {
  for (int bonus = 0; bonus < 3; bonus++)
    for (int shots = 0; shots < 6; shots++)
      for (int five = 0; five < FIVE; five++) {
        int hits = 0;
        for (int k = 0; k < shots; k++) hits += die(five, k) + bonus >= 6;
        shot_table[(bonus * 6 + shots) * FIVE + five] = hits;
      }
  for (int hits = 0; hits < 6; hits++)
    for (int five = 0; five < FIVE; five++)
      for (int k = 0; k < hits; k++) damage_table[hits * FIVE + five] += die(five, k);
}

static inline int damage_of(uint32_t word, const uint8_t *shots) {
  return damage_table[shots[word % FIVE] * FIVE + word / FIVE % FIVE];
}

static void begin(int n, uint64_t first) {
  uint32_t low = first, high = first >> 32;
  for (int i = 0; i < n; i++) {
    uint32_t a = scramble(scramble((low + i) ^ key[0]) + (high ^ key[1]));
    key_a[i] = a ^ a >> 17;
    key_b[i] = scramble(scramble(low + i + key[2]) ^ (high + key[3]));
  }
  memset(damage, 0, sizeof damage);
  memset(state, 0, sizeof state);
}

static void attack_all(int n, uint32_t slot, const uint8_t *shots) {
  uint32_t mixed = slot ^ slot >> 17, multiplied = slot * SLOT_MULTIPLIER;
  int16_t rejected[BATCH];
  int late = 0;
  for (int i = 0; i < n; i++) {
    uint32_t x = mixed ^ key_a[i];
    x = x * 0xed5ad4bb + (key_b[i] ^ multiplied);
    x ^= x >> 11; x *= 0xac4c1b51;
    x ^= x >> 15; x *= 0x31848bab;
    x ^= x >> 14;
    if (__builtin_expect(x >= LIMIT, 0)) rejected[late++] = i;
    damage[i] += damage_of(x, shots);
  }
  for (int r = 0; r < late; r++) {
    int i = rejected[r];
    uint32_t a = key_a[i] ^ key_a[i] >> 17, at = slot, word = word_at(a, key_b[i], at);
    damage[i] -= damage_of(word, shots);
    while (word >= LIMIT) word = word_at(a, key_b[i], at += 0x10000000);
    damage[i] += damage_of(word, shots);
  }
}

static void settle(int n, const int32_t *weights, int32_t *to) {
  for (int i = 0; i < n; i++) to[i] += weights[damage[i]];
}

static void fold(int n, const int32_t *from, int shift, uint32_t mask, int32_t *counts) {
  for (int i = 0; i < n; i++) counts[(uint32_t)from[i] >> shift & mask]++;
}

static void play(uint64_t first, uint64_t games) {
  for (uint64_t done = 0; done < games; done += BATCH) {
    int n = games - done < BATCH ? games - done : BATCH;
    begin(n, first + done);
    for (int u = 0; u < units; u++) {
      if (!port[u].attacks) continue;
      for (int k = 0; k < port[u].attacks; k++) attack_all(n, port[u].attack[k].slot, port[u].attack[k].shots);
      settle(n, port[u].weights, state[port[u].class != 0]);
      memset(damage, 0, n * sizeof *damage);
    }
    for (int w = 0; w < 2; w++) {
      fold(n, state[w], 0, (1u << class_bits[w]) - 1, class_counts[w]);
      fold(n, state[w], class_bits[w], 255, fate_counts[w][0]);
      if (attacked[w] > 4) fold(n, state[w], class_bits[w] + 8, 255, fate_counts[w][1]);
    }
  }
}

static int category(const unit *u, int points) {
  if (!points) return UNDAMAGED;
  if (!u->ship) return points >= u->armor ? SUNK : DAMAGED;
  if (points > 2 * u->armor) return SUNK;
  if (points > u->armor) return BOTTOMED;
  return points == u->armor ? CRIPPLED : DAMAGED;
}

static int fate(const unit *u, int points) {
  int c = category(u, points);
  return c <= DAMAGED ? c : u->ship ? c - 1 : 2;
}

static int number(void) {
  int64_t n;
  if (scanf("%" SCNd64, &n) != 1) exit(2);
  return n;
}

/** Word 0 holds the battleships, word 1 the cruisers and the rest: a joint count, then two bits of fate for each. */
static void pack(void) {
  int shift[2];
  for (int w = 0; w < 2; w++) {
    int base = attacked[w] + 1, size = base * base * base * base;
    while (1 << class_bits[w] < size) class_bits[w]++;
    shift[w] = class_bits[w];
  }
  for (int u = 0; u < units; u++) {
    unit *p = &port[u];
    if (!p->attacks) continue;
    int w = p->class != 0, base = attacked[w] + 1;
    int digit[CATEGORIES] = {1, 0, base * base * base, base, base * base};
    p->shift = shift[w];
    shift[w] += 2;
    for (int d = 0; d < DAMAGE; d++) p->weights[d] = (p->class < 2 ? digit[category(p, d)] : 0) + (fate(p, d) << p->shift);
  }
  if (shift[0] > class_bits[0] + 16 || shift[1] > class_bits[1] + 8) exit(3);
  for (int w = 0; w < 2; w++) {
    class_counts[w] = calloc(1 << class_bits[w], sizeof(int32_t));
    for (int k = 0; k < 2; k++) fate_counts[w][k] = calloc(256, sizeof(int32_t));
  }
}

static void print_tally(int64_t games, int passes) {
  for (int w = 0; w < 2; w++) {
    int base = attacked[w] + 1;
    int64_t bins[6][PORT + 1] = {{0}};
    for (int v = 0; v < 1 << class_bits[w]; v++) {
      int n = class_counts[w][v], undamaged = v % base, bottomed = v / base % base, sunk = v / base / base % base;
      if (!n) continue;
      int crippled = v / base / base / base, others = members[w] - attacked[w];
      int all[6] = {members[w] - bottomed - sunk, undamaged + others, attacked[w] - undamaged - bottomed - sunk,
                    crippled, bottomed, sunk};
      for (int m = 0; m < 6; m++) bins[m][all[m]] += n;
    }
    for (int m = 0; m < 6; m++)
      for (int k = 0; k <= members[w]; k++) printf(",%" PRId64, bins[m][k] / passes);
  }
  for (int u = 0; u < units; u++) {
    int64_t bins[4] = {0};
    if (!port[u].attacks) bins[0] = games;
    int w = port[u].class != 0, at = port[u].shift - class_bits[w];
    for (int v = 0; port[u].attacks && v < 256; v++) bins[v >> at % 8 & 3] += fate_counts[w][at / 8][v];
    for (int k = 0; k < (port[u].ship ? 4 : 3); k++) printf(",%" PRId64, port[u].attacks ? bins[k] / passes : bins[k]);
  }
}

int main(void) {
  build_tables();
  for (int k = 0; k < 4; k++) key[k] = number();
  int first = number(), games = number(), slices = number();
  units = number();
  if (units < 1 || units > PORT) exit(2);
  for (int u = 0; u < units; u++) {
    unit *p = &port[u];
    p->class = number(); p->ship = number(); p->armor = number(); p->attacks = number();
    for (int k = 0; k < p->attacks; k++) {
      p->attack[k].slot = number();
      int shots = number(), bonus = number();
      p->attack[k].shots = &shot_table[(bonus * 6 + shots) * FIVE];
    }
    if (p->class < 2) members[p->class]++;
    if (p->class < 2 && p->attacks) attacked[p->class]++;
  }
  pack();
  double best = 1e99;
  for (int s = 0; s < slices; s++) {
    struct timespec from, to;
    clock_gettime(CLOCK_MONOTONIC, &from);
    play(first, games);
    clock_gettime(CLOCK_MONOTONIC, &to);
    double ns = ((to.tv_sec - from.tv_sec) * 1e9 + (to.tv_nsec - from.tv_nsec)) / games;
    if (ns < best) best = ns;
  }
  printf("%.3f", best);
  print_tally(games, slices);
  puts("");
}
