import SwiftUI

final class Weather: ObservableObject {
  @Published var degrees = 20
}

enum Archive {
  static func load() throws -> Weather { Weather() }
  static func anything() -> Any { Weather() }
}

@MainActor
func pages() throws -> [AnyView] {
  let local = try Archive.load()
  return [
    AnyView(Text("1").environmentObject(try Archive.load())),
    AnyView(Text("2").environmentObject(Archive.anything() as! Weather)),
    AnyView(Text("3").environmentObject(local)),
  ]
}
