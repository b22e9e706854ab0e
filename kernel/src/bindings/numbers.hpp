// Numbers, masks and arrays from Python, checked and named; arrays to Python. Included by bindings.cpp alone.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <memory>
#include <span>
#include <string>
#include <type_traits>
#include <utility>

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>

#include "euchre/cards.hpp"

namespace euchre {

namespace nb = nanobind;

constexpr std::size_t index(int value) { return static_cast<std::size_t>(value); }

using Ints = nb::typed<nb::sequence, int>;
using Plays = nb::typed<nb::sequence, nb::typed<nb::tuple, int, int>>;

inline std::string at(const std::string& field, std::size_t i) { return field + "[" + std::to_string(i) + "]"; }

inline std::int64_t integer(nb::handle given, const std::string& field, std::int64_t low, std::int64_t high) {
  std::int64_t value = 0;
  const bool whole = PyLong_Check(given.ptr()) || PyIndex_Check(given.ptr());
  if (!whole || !nb::try_cast<std::int64_t>(nb::int_(nb::borrow(given)), value) || value < low || value > high)
    throw InputError(field, nb::cast<std::string>(nb::repr(given)) + " is not a whole number from " +
                                std::to_string(low) + " to " + std::to_string(high));
  return value;
}

/// A number as Python gave it, of any size and type: it is read where its field is known.
struct Whole {
  nb::object given;

  int in(const char* field, int low, int high) const { return static_cast<int>(integer(given, field, low, high)); }
  std::int64_t in_long(const char* field, std::int64_t low, std::int64_t high) const {
    return integer(given, field, low, high);
  }
};

inline Mask mask(nb::handle given, const std::string& field) {
  Mask value = 0;
  if (!nb::try_cast<Mask>(given, value))
    throw InputError(field, nb::cast<std::string>(nb::repr(given)) + " is no mask of cards: a whole number below 2**64");
  return value;
}

/// Any number of 64 bits: a seed, an index.
inline std::uint64_t number(const Whole& whole, const char* field) {
  std::uint64_t value = 0;
  if (!PyIndex_Check(whole.given.ptr()) || !nb::try_cast<std::uint64_t>(nb::int_(whole.given), value))
    throw InputError(field, nb::cast<std::string>(nb::repr(whole.given)) + " is not a whole number from 0 to 2**64-1");
  return value;
}

/// Fill `out` from a sequence that must have `length` whole numbers from `low` to `high`.
template <class Out>
void integers(nb::handle given, const std::string& field, std::size_t length, std::int64_t low, std::int64_t high,
              Out& out) {
  if (nb::len(given) != length)
    throw InputError(field, std::to_string(nb::len(given)) + " numbers; " + std::to_string(length) + " are needed");
  for (std::size_t i = 0; i < length; ++i)
    out[i] = static_cast<std::remove_reference_t<decltype(out[0])>>(integer(given[i], at(field, i), low, high));
}

template <class Out>
void masks(nb::handle given, const std::string& field, std::size_t length, Out& out) {
  if (nb::len(given) != length)
    throw InputError(field, std::to_string(nb::len(given)) + " masks; " + std::to_string(length) + " are needed");
  for (std::size_t i = 0; i < length; ++i) out[i] = mask(given[i], at(field, i));
}

using Array = nb::ndarray<nb::ro, nb::c_contig, nb::device::cpu>;

/// The numbers of an array that must have this type and shape; -1 stands for any length.
template <class T>
inline std::span<const T> column(const Array& array, const char* field, std::initializer_list<std::int64_t> shape) {
  std::string wanted, had;
  bool fits = array.ndim() == shape.size();
  std::size_t axis = 0;
  for (const auto length : shape) {
    wanted += (axis ? ", " : "") + (length < 0 ? std::string("n") : std::to_string(length));
    fits = fits && (length < 0 || array.shape(axis) == static_cast<std::size_t>(length));
    ++axis;
  }
  for (std::size_t i = 0; i < array.ndim(); ++i) had += (i ? ", " : "") + std::to_string(array.shape(i));
  if (!fits) throw InputError(field, "has shape (" + had + "); (" + wanted + ") is needed");
  if (array.dtype() != nb::dtype<T>())
    throw InputError(field, std::string("must be ") + (std::is_signed_v<T> ? "int" : "uint") +
                                std::to_string(8 * sizeof(T)));
  return {static_cast<const T*>(array.data()), array.size()};
}

template <class T, class... Shape>
using Result = nb::ndarray<nb::numpy, T, nb::c_contig>;

/// A new array with its memory.
template <class T>
struct Made {
  T* data;
  Result<T> array;
  explicit Made(std::initializer_list<std::size_t> shape) {
    std::size_t size = 1;
    for (const auto length : shape) size *= length;
    auto owned = std::make_unique<T[]>(size);
    data = owned.get();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<T*>(p); });
    static_cast<void>(owned.release());
    array = Result<T>(data, shape, owner);
  }
};

}  // namespace euchre

template <>
struct nanobind::detail::type_caster<euchre::Whole> {
  NB_TYPE_CASTER(euchre::Whole, const_name("int"))

  bool from_python(handle source, std::uint8_t, cleanup_list*) noexcept {
    value.given = borrow(source);
    return true;
  }
  static handle from_cpp(const euchre::Whole& whole, rv_policy, cleanup_list*) noexcept {
    return whole.given.inc_ref();
  }
};
