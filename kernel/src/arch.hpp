// The engine is compiled once for any machine and, on x86-64, once more for those with AVX2 and BMI2. Everything that
// is inline in it lives in a namespace of its own, so that the linker cannot mix the two.
#pragma once

#ifndef EUCHRE_ARCH
#define EUCHRE_ARCH common
#endif
