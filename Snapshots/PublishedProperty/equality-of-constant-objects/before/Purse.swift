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

/// What is written on a note may change later, which never updates a view.
final class Note: Equatable {
  let value: Int
  var remark = ""

  init(value: Int) { self.value = value }

  static func == (a: Note, b: Note) -> Bool { a.value == b.value && a.remark == b.remark }
}

/// It would have to be created twice to look different.
final class Stamp: Equatable {
  let number: Int
  let motif: String

  init(number: Int, motif: String) {
    self.number = number
    self.motif = motif
  }

  static func == (a: Stamp, b: Stamp) -> Bool { a.number == b.number }
}

final class Purse: ObservableObject {
  @Published var coin = Coin(value: 1, metal: "copper")
  @Published var note = Note(value: 5)
  @Published var stamp = Stamp(number: 1, motif: "ship")

  func change() { note.remark = "worn" }

  func pay() {
    coin = Coin(value: 2, metal: "copper")
    note = Note(value: 10)
    stamp = Stamp(number: 2, motif: "swan")
  }
}

struct PurseView: View {
  @ObservedObject var purse: Purse

  var body: some View { Text("\(purse.coin.value) \(purse.note.value) \(purse.stamp.motif)") }
}
