#include "reference.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <unordered_map>

namespace reference {
namespace {

using deals::Face;
using deals::Game;
using Cards = std::uint64_t;  // a set of ids

/// The suit that a face follows under a strain.
int suit_followed(const Game& game, Face face) {
  if (face.suit == 4) return game.strain <= 3 ? game.strain : 0;
  const bool left = game.bowers && game.strain <= 3 && face.rank == 11 && (face.suit ^ 1) == game.strain;
  return left ? game.strain : face.suit;
}

/// A number that orders the cards of a trick of suit `led`; 0 for cards that cannot win.
int strength(const Game& game, Face face, int led) {
  const int suit = suit_followed(game, face);
  const bool trump = game.strain <= 3 && suit == game.strain;
  if (!trump && suit != led) return 0;
  if (face.suit == 4) return 1000;
  if (trump && game.bowers && face.rank == 11) return face.suit == game.strain ? 900 : 800;
  return (trump ? 500 : 100) + (game.strain == 5 ? 15 - face.rank : face.rank);
}

struct Hand {
  std::array<Cards, 7> held{};
  std::array<std::uint8_t, 7> seat{}, card{};  // on the table, in order
  int size = 0;
  int to_act = 0;
  int tricks = 0;  // of camp 0
};

/// At the start of a trick: what is left, who leads, and what was taken.
struct Key {
  Cards left = 0;
  int leader = 0, tricks = 0;
  bool operator==(const Key&) const = default;
};
struct Mix {
  std::size_t operator()(const Key& key) const {
    const auto low = static_cast<std::uint64_t>(key.leader * 64 + key.tricks);
    std::uint64_t mixed = (key.left ^ (key.left >> 31)) * 0x9E3779B97F4A7C15ULL + low * 0xD6E8FEB86659FD93ULL;
    return static_cast<std::size_t>(mixed ^ (mixed >> 32));
  }
};

class Minimax {
 public:
  Minimax(const Game& game, const euchre::Position& position, const Worth& worth)
      : game_(game), position_(position), worth_(worth) {
    for (std::size_t id = 0; id < game.faces.size(); ++id) {
      follows_[id] = suit_followed(game, game.faces[id]);
      of_suit_[static_cast<std::size_t>(follows_[id])] |= Cards{1} << id;
      for (int led = 0; led < 4; ++led) strength_[static_cast<std::size_t>(led)][id] = strength(game, game.faces[id], led);
      for (std::size_t other = 0; other < id; ++other)
        if (game.faces[other] == game.faces[id]) lower_twins_[id] |= Cards{1} << other;
    }
  }

  Cards legal(const Hand& hand) const {
    const Cards held = hand.held[at(hand.to_act)];
    if (hand.size == 0) return held;
    const Cards follows = held & of_suit_[at(follows_[hand.card[0]])];
    return follows != 0 ? follows : held;
  }

  Hand after(Hand hand, int id) const {
    hand.held[at(hand.to_act)] &= ~(Cards{1} << id);
    hand.seat[at(hand.size)] = static_cast<std::uint8_t>(hand.to_act);
    hand.card[at(hand.size++)] = static_cast<std::uint8_t>(id);
    hand.to_act = following(hand.to_act);
    if (hand.to_act != hand.seat[0]) return hand;
    const auto& power = strength_[at(follows_[hand.card[0]])];
    std::size_t best = 0;
    for (std::size_t i = 1; i < at(hand.size); ++i) {
      const int mine = power[hand.card[i]], its = power[hand.card[best]];
      if (mine > its || (mine == its && mine > 0 && game_.last_twin)) best = i;
    }
    hand.to_act = hand.seat[best];
    if (position_.camp[at(hand.to_act)] == 0) ++hand.tricks;
    hand.size = 0;
    return hand;
  }

  /// Every line is searched; only what is met again, card for card, is not searched again.
  int value(const Hand& hand) {
    const Cards choice = legal(hand);
    if (choice == 0) return worth_(hand.tricks);
    if (hand.size != 0) return best(hand, choice);
    Key key{0, hand.to_act, hand.tricks};
    for (const Cards held : hand.held) key.left |= held;
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    const int found = best(hand, choice);
    known_.emplace(key, found);
    return found;
  }

  Hand start() const {
    Hand hand;
    for (int seat = 0; seat < position_.seats; ++seat)
      if (plays(seat)) hand.held[at(seat)] = position_.hands[at(seat)];
    for (int i = 0; i < position_.trick_size; ++i) {
      hand.seat[at(i)] = position_.trick[at(i)].seat;
      hand.card[at(i)] = position_.trick[at(i)].card;
    }
    hand.size = position_.trick_size;
    hand.to_act = position_.to_act;
    hand.tricks = position_.taken[0];
    return hand;
  }

 private:
  static std::size_t at(int value) { return static_cast<std::size_t>(value); }
  bool plays(int seat) const { return ((position_.active >> seat) & 1) != 0; }
  int following(int seat) const {
    do seat = (seat + 1) % position_.seats;
    while (!plays(seat));
    return seat;
  }

  int best(const Hand& hand, Cards choice) {
    const bool maker = position_.camp[at(hand.to_act)] == 0;
    int found = maker ? -100000 : 100000;
    for (Cards rest = choice; rest != 0; rest &= rest - 1) {
      const int id = std::countr_zero(rest);
      if ((lower_twins_[at(id)] & choice) != 0) continue;  // the same face out of the same hand
      const int one = value(after(hand, id));
      found = maker ? std::max(found, one) : std::min(found, one);
    }
    return found;
  }

  const Game& game_;
  const euchre::Position& position_;
  const Worth& worth_;
  std::array<int, 64> follows_{};
  std::array<Cards, 4> of_suit_{};
  std::array<std::array<int, 64>, 4> strength_{};
  std::array<Cards, 64> lower_twins_{};
  std::unordered_map<Key, int, Mix> known_;
};

}  // namespace

std::map<int, int> solve(const Game& game, const euchre::Position& position, const Worth& worth) {
  Minimax search(game, position, worth);
  const Hand start = search.start();
  std::map<int, int> values;
  for (Cards rest = search.legal(start); rest != 0; rest &= rest - 1)
    values[std::countr_zero(rest)] = search.value(search.after(start, std::countr_zero(rest)));
  return values;
}

int value(const Game& game, const euchre::Position& position, const Worth& worth) {
  Minimax search(game, position, worth);
  return search.value(search.start());
}

}  // namespace reference
