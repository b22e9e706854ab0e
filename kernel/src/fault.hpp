// Known bugs that a test build can switch in (CMake: -DEUCHRE_FAULT=left-bower|last-twin|sitting-partner|relevance),
// to prove that the tests notice. Without the option this header defines nothing.
#pragma once

namespace euchre {

#ifdef EUCHRE_FAULT_LAST_TWIN
inline constexpr bool fault_last_twin = true;  // of identical cards the last wins, whatever the rule says
#else
inline constexpr bool fault_last_twin = false;
#endif

#ifdef EUCHRE_FAULT_SITTING_PARTNER
inline constexpr bool fault_sitting_partner = true;  // a partner who sits out plays all the same
#else
inline constexpr bool fault_sitting_partner = false;
#endif

#ifdef EUCHRE_FAULT_RELEVANCE
inline constexpr bool fault_relevance = true;  // the set of relevant cards ends one too high
#else
inline constexpr bool fault_relevance = false;
#endif

}  // namespace euchre
