import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

enum Archive {
  static func load() async throws -> Weather { Weather() }
  static func cached() -> Weather? { nil }
}

@MainActor
func pages() async throws -> [AnyView] {
  let fresh = try await Archive.load()
  guard let cached = Archive.cached() else { return [] }
  let last = Archive.cached() ?? fresh
  return [
    AnyView(Text("1").environment(fresh)),
    AnyView(Text("2").environment(cached)),
    AnyView(Text("3").environment(last)),
    AnyView(Text("4").environment(try await Archive.load())),
  ]
}
