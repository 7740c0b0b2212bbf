// The C library, for every file of this module: each platform has a name of its own for it. Foundation would bring it,
// and make the tool half as large again.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// Where files go that nobody keeps.
var temporaryFolder: String {
  environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
}
