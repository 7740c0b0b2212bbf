import SwiftUI

extension Array {
  mutating func changeEach(_ change: (inout Element) -> Void) {
    for index in indices { change(&self[index]) }
  }

  mutating func add(_ element: @autoclosure () -> Element) { append(element()) }
}

func raise(_ number: inout Int, to value: @autoclosure () -> Int) { number = value() }
func raise(_ number: inout Int, by change: () -> Int) { number += change() }

@MainActor func isOnSharedShelf(_ jar: Int) -> Bool { jar < Shelf.shared.jars.count }

@MainActor final class Shelf: ObservableObject {
  static let shared = Shelf()

  @Published var jars = [1, 2, 3]
  @Published var most = 2

  var byRank: (Int, Int) -> Bool { { [self] in $0 * jars.count > $1 * jars.count } }
  let bySize: (Int, Int) -> Bool = { $0 < $1 }

  func weigh(_ jar: inout Int) { jar += jars.count }
  func isOdd(_ jar: Int) -> Bool { jar % jars.count == 1 }
  func twice() -> Int { most * 2 }

  func change() {
    let isSmall = { (jar: Int) in jar < self.jars.count - 1 }
    func isBig(_ jar: Int) -> Bool { jar > jars.count * 2 }

    jars.removeAll(where: isSmall)
    jars.removeAll { isSmall($0) }
    jars.removeAll(where: isBig)
    jars.sort(by: byRank)
    jars.changeEach(weigh)
    jars.add(jars.count)
    raise(&most, to: most + 1)
    raise(&most, by: twice)
  }

  /// These read nothing of the shelf.
  func tidy() {
    let isOld = { (jar: Int) in jar > 90 }
    jars.removeAll(where: isOld)
    jars.sort(by: bySize)
    jars.sort(by: >)
    jars.add(7)
    raise(&most, to: 9)
  }
}

struct ShelfView: View {
  @StateObject private var shelf = Shelf.shared

  var body: some View {
    Text("\(shelf.jars.map(String.init).joined(separator: " ")), \(shelf.most)")
    Button("Change") { shelf.change() }
    Button("Odd") { shelf.jars.removeAll(where: shelf.isOdd) }
    Button("Shared") { shelf.jars.removeAll(where: isOnSharedShelf) }
    Button("Tidy") { shelf.tidy() }
  }
}
