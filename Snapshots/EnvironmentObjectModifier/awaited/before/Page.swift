import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
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
    AnyView(Text("1").environmentObject(fresh)),
    AnyView(Text("2").environmentObject(cached)),
    AnyView(Text("3").environmentObject(last)),
    AnyView(Text("4").environmentObject(try await Archive.load())),
  ]
}
