#include "reference.hpp"

#include <algorithm>
#include <utility>
#include <vector>

namespace reference {
namespace {

using deals::Face;
using deals::Game;

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
  std::vector<std::vector<int>> held;           // ids by seat
  std::vector<std::pair<int, int>> table;       // seat, id
  int to_act = 0;
  int tricks = 0;  // of camp 0
};

class Minimax {
 public:
  Minimax(const Game& game, const euchre::Position& position, const std::function<int(int)>& worth)
      : game_(game), position_(position), worth_(worth) {}

  std::vector<int> legal(const Hand& hand) const {
    const std::vector<int>& held = hand.held[static_cast<std::size_t>(hand.to_act)];
    if (hand.table.empty()) return held;
    const int led = suit_followed(game_, face(hand.table[0].second));
    std::vector<int> follows;
    for (const int id : held)
      if (suit_followed(game_, face(id)) == led) follows.push_back(id);
    return follows.empty() ? held : follows;
  }

  Hand after(Hand hand, int id) const {
    auto& held = hand.held[static_cast<std::size_t>(hand.to_act)];
    held.erase(std::find(held.begin(), held.end(), id));
    hand.table.emplace_back(hand.to_act, id);
    hand.to_act = following(hand.to_act);
    if (hand.to_act != hand.table[0].first) return hand;
    const int led = suit_followed(game_, face(hand.table[0].second));
    std::pair<int, int> best = hand.table[0];
    for (const auto& play : hand.table) {
      if (play == best) continue;
      const int mine = strength(game_, face(play.second), led), its = strength(game_, face(best.second), led);
      if (mine > its || (mine == its && mine > 0 && game_.last_twin)) best = play;
    }
    if (position_.camp[static_cast<std::size_t>(best.first)] == 0) ++hand.tricks;
    hand.to_act = best.first;
    hand.table.clear();
    return hand;
  }

  int value(const Hand& hand) const {
    const std::vector<int> choice = legal(hand);
    if (choice.empty()) return worth_(hand.tricks);
    const bool maker = position_.camp[static_cast<std::size_t>(hand.to_act)] == 0;
    int best = maker ? -100000 : 100000;
    for (const int id : choice) {
      const int found = value(after(hand, id));
      best = maker ? std::max(best, found) : std::min(best, found);
    }
    return best;
  }

  Hand start() const {
    Hand hand;
    hand.held.resize(position_.seats);
    for (std::size_t seat = 0; seat < position_.seats; ++seat)
      for (int id = 0; id < 64; ++id)
        if (plays(static_cast<int>(seat)) && euchre::has(position_.hands[seat], id)) hand.held[seat].push_back(id);
    for (std::size_t i = 0; i < position_.trick_size; ++i)
      hand.table.emplace_back(position_.trick[i].seat, position_.trick[i].card);
    hand.to_act = position_.to_act;
    hand.tricks = position_.taken[0];
    return hand;
  }

 private:
  Face face(int id) const { return game_.faces[static_cast<std::size_t>(id)]; }
  bool plays(int seat) const { return ((position_.active >> seat) & 1) != 0; }
  int following(int seat) const {
    do seat = (seat + 1) % position_.seats;
    while (!plays(seat));
    return seat;
  }

  const Game& game_;
  const euchre::Position& position_;
  const std::function<int(int)>& worth_;
};

}  // namespace

std::map<int, int> solve(const deals::Game& game, const euchre::Position& position,
                         const std::function<int(int)>& worth) {
  const Minimax search(game, position, worth);
  const Hand start = search.start();
  std::map<int, int> values;
  for (const int id : search.legal(start)) values[id] = search.value(search.after(start, id));
  return values;
}

int value(const deals::Game& game, const euchre::Position& position, const std::function<int(int)>& worth) {
  const Minimax search(game, position, worth);
  return search.value(search.start());
}

}  // namespace reference
