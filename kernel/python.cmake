# The Python module euchre._kernel. With the split runtime of nanobind one stable-ABI module serves CPython 3.11 and
# newer, and nanobind-backend is needed at run time; the static runtime needs nothing, but fits one Python version.
option(EUCHRE_STATIC_NANOBIND "Link nanobind's runtime into the module" OFF)

find_package(Python 3.11 REQUIRED COMPONENTS Interpreter Development.Module OPTIONAL_COMPONENTS Development.SABIModule)
execute_process(
  COMMAND "${Python_EXECUTABLE}" -m nanobind --cmake_dir
  OUTPUT_STRIP_TRAILING_WHITESPACE OUTPUT_VARIABLE nanobind_found RESULT_VARIABLE nanobind_missing)
if(nanobind_missing)
  message(FATAL_ERROR "nanobind is missing: install it with ${Python_EXECUTABLE} -m pip install 'nanobind>=3.1,<4'")
endif()
set(nanobind_DIR "${nanobind_found}" CACHE PATH "Where nanobind is" FORCE)
find_package(nanobind CONFIG REQUIRED)

if(EUCHRE_STATIC_NANOBIND)
  nanobind_add_module(_kernel NB_STATIC src/bindings.cpp)
else()
  nanobind_add_module(_kernel BACKEND_MODULE nanobind_backend STABLE_ABI_VERSION 3.11 src/bindings.cpp)
endif()
target_link_libraries(_kernel PRIVATE euchre_kernel)
target_include_directories(_kernel PRIVATE src)
target_include_directories(_kernel SYSTEM PRIVATE "${nanobind_DIR}/../include")  # its warnings are not ours
euchre_flags(_kernel)

# For the committed stub, which type checkers read; a test compares it with this one.
nanobind_add_stub(_kernel_stub MODULE _kernel OUTPUT "${CMAKE_CURRENT_BINARY_DIR}/_kernel.pyi"
                  PYTHON_PATH "$<TARGET_FILE_DIR:_kernel>" DEPENDS _kernel EXCLUDE_FROM_ALL)
