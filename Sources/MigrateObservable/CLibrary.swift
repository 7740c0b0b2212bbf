// Makes the C library available in every file of this module; its name differs by platform. Importing Foundation
// instead would make the tool half as large again.
#if canImport(Darwin)
  @_exported import Darwin
#elseif canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#endif

func environmentVariable(_ name: String) -> String? { getenv(name).map { String(cString: $0) } }

/// The folder for temporary files.
var temporaryFolder: String {
  environmentVariable("TMPDIR").flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
}
