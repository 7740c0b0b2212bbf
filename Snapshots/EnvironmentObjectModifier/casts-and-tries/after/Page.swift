import SwiftUI

@Observable
final class Weather {
  var degrees = 20
}

enum Archive {
  static func load() throws -> Weather { Weather() }
  static func anything() -> Any { Weather() }
}

@MainActor
func pages() throws -> [AnyView] {
  let local = try Archive.load()
  return [
    AnyView(Text("1").environment(try Archive.load())),
    AnyView(Text("2").environment(Archive.anything() as! Weather)),
    AnyView(Text("3").environment(local)),
  ]
}
