import SwiftUI

/// All that a coin holds is compared, and none of it ever changes.
final class Coin: Equatable {
  let value: Int
  let metal: String

  init(value: Int, metal: String) {
    self.value = value
    self.metal = metal
  }

  static func == (a: Coin, b: Coin) -> Bool { a.value == b.value && a.metal == b.metal }
}

/// What is written on a note may change later.
final class Note: Equatable {
  let value: Int
  var remark = ""

  init(value: Int) { self.value = value }

  static func == (a: Note, b: Note) -> Bool { a.value == b.value && a.remark == b.remark }
}

@Observable
final class Purse {
  var coin = Coin(value: 1, metal: "copper")
  var note = Note(value: 5)

  func change() { note.remark = "worn" }

  func pay() {
    coin = Coin(value: 2, metal: "copper")
    note = Note(value: 10)
  }
}

struct PurseView: View {
  let purse: Purse

  var body: some View { Text("\(purse.coin.value) \(purse.note.value)") }
}
