import SwiftUI

@Observable
final class Board {
  var title = "Board"
  private var cells: [Int: String] = [:]
  /// Nobody reads it through the board.
  @ObservationIgnored private var writes = 0

  subscript(index: Int) -> String { cells[index] ?? "-" }

  func write(_ text: String, at index: Int) {
    cells[index] = text
    writes += 1
  }
}

@Observable
final class Flags {
  private var names: Set<String> = []
  private var revision = 0

  subscript(name: String) -> Bool {
    get { names.contains(name) }
    set {
      if newValue { names.insert(name) } else { names.remove(name) }
      revision += 1
    }
  }
}

@Observable
final class Scorer {
  var rounds = 0
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
@Observable
final class Store {
  private var settings = Settings()
  private(set) var version = 0

  subscript<Value>(dynamicMember path: KeyPath<Settings, Value>) -> Value {
    settings[keyPath: path]
  }

  func grow() {
    settings.size += 1
    version += 1
  }
}

/// Its subscript is read in an action alone.
@Observable
final class Draft {
  var isOpen = false
  @ObservationIgnored private var lines: [Int: String] = [:]

  subscript(line: Int) -> String { lines[line] ?? "" }
}
