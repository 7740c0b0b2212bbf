import SwiftUI

/// What has an identity is compared by it alone.
protocol Entity: Identifiable, Equatable {}

extension Entity {
  static func == (left: Self, right: Self) -> Bool { left.id == right.id }
}

struct Tree: Entity {
  let id: Int
  var name = ""
}

struct Bed: Equatable {
  var plants: [Plant] = []
  var length = 2.0
}

enum Place: Equatable {
  case shed
  case bed(Bed)
}

struct Plant: Identifiable {
  let id: Int
  var name = ""
}

/// A gardener is another object each time the list is loaded.
@Observable
final class Gardener {
  var name: String

  init(name: String) { self.name = name }
}

/// Each helper is equal to itself alone.
final class Helper {
  let id = UUID()
  var name = ""
}

func == (left: Tool, right: Tool) -> Bool { left.name == right.name }

struct Tool: Equatable {
  var name = ""
  var weight = 1
}
