# Builds the tests once for every known bug that can be switched in, and fails unless the tests notice each one.
#   cmake -DSOURCE=kernel -DBUILD=build/faults -P kernel/tests/faults.cmake
foreach(name SOURCE BUILD)
  if(NOT ${name})
    message(FATAL_ERROR "give -D${name}=…")
  endif()
endforeach()
# The cases that are quick and between them see every fault.
set(cases every_deck_strain_and_table)
foreach(fault "" left-bower last-twin sitting-partner relevance)
  execute_process(COMMAND "${CMAKE_COMMAND}" -S "${SOURCE}" -B "${BUILD}" -DCMAKE_BUILD_TYPE=Debug
                  "-DCMAKE_CXX_FLAGS_DEBUG=-O1" "-DEUCHRE_FAULT=${fault}"
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND "${CMAKE_COMMAND}" --build "${BUILD}" --target euchre_kernel_tests
                  OUTPUT_QUIET COMMAND_ERROR_IS_FATAL ANY)
  execute_process(COMMAND "${BUILD}/tests/euchre_kernel_tests" ${cases} RESULT_VARIABLE failed OUTPUT_VARIABLE said)
  if("${fault}" STREQUAL "")
    if(failed)
      message(FATAL_ERROR "the tests fail without any fault:\n${said}")
    endif()
  elseif(NOT failed)
    message(FATAL_ERROR "the tests do not notice ${fault}")
  else()
    message(STATUS "${fault}: noticed")
  endif()
endforeach()
