import SwiftUI

final class Board: ObservableObject {
  @Published var title = "Board"
  private var cells: [Int: String] = [:]
  /// Nobody reads it through the board.
  private var writes = 0

  subscript(index: Int) -> String { cells[index] ?? "-" }

  func write(_ text: String, at index: Int) {
    cells[index] = text
    writes += 1
  }
}

final class Flags: ObservableObject {
  private var names: Set<String> = []
  @Published private var revision = 0

  subscript(name: String) -> Bool {
    get { names.contains(name) }
    set {
      if newValue { names.insert(name) } else { names.remove(name) }
      revision += 1
    }
  }
}

final class Scorer: ObservableObject {
  @Published var rounds = 0
  private var factor = 2

  func callAsFunction(_ points: Int) -> Int { points * factor }

  func double() {
    factor *= 2
    rounds += 1
  }
}

struct Settings {
  var size = 12
}

@dynamicMemberLookup
final class Store: ObservableObject {
  private var settings = Settings()
  @Published private(set) var version = 0

  subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value {
    settings[keyPath: path]
  }

  func grow() {
    settings.size += 1
    version += 1
  }
}

/// Its subscript is read in an action alone.
final class Draft: ObservableObject {
  @Published var isOpen = false
  private var lines: [Int: String] = [:]

  subscript(line: Int) -> String { lines[line] ?? "" }
}
