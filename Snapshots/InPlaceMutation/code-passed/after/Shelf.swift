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

@MainActor @Observable final class Shelf {
  static let shared = Shelf()

  var jars = [1, 2, 3]
  var most = 2

  var byRank: (Int, Int) -> Bool { { [self] in $0 * jars.count > $1 * jars.count } }
  let bySize: (Int, Int) -> Bool = { $0 < $1 }

  func weigh(_ jar: inout Int) { jar += jars.count }
  func isOdd(_ jar: Int) -> Bool { jar % jars.count == 1 }
  func twice() -> Int { most * 2 }

  func change() {
    let isSmall = { (jar: Int) in jar < self.jars.count - 1 }
    func isBig(_ jar: Int) -> Bool { jar > jars.count * 2 }

    var updatedJars = jars
    updatedJars.removeAll(where: isSmall)
    jars = updatedJars
    var updatedJars2 = jars
    updatedJars2.removeAll { isSmall($0) }
    jars = updatedJars2
    var updatedJars3 = jars
    updatedJars3.removeAll(where: isBig)
    jars = updatedJars3
    var updatedJars4 = jars
    updatedJars4.sort(by: byRank)
    jars = updatedJars4
    var updatedJars5 = jars
    updatedJars5.changeEach(weigh)
    jars = updatedJars5
    var updatedJars6 = jars
    updatedJars6.add(jars.count)
    jars = updatedJars6
    var updatedMost = most
    raise(&updatedMost, to: most + 1)
    most = updatedMost
    var updatedMost2 = most
    raise(&updatedMost2, by: twice)
    most = updatedMost2
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
  private let shelf = Shelf.shared

  var body: some View {
    Text("\(shelf.jars.map(String.init).joined(separator: " ")), \(shelf.most)")
    Button("Change") { shelf.change() }
    Button("Odd") { var updatedJars = shelf.jars; updatedJars.removeAll(where: shelf.isOdd); shelf.jars = updatedJars }
    Button("Shared") { var updatedJars = shelf.jars; updatedJars.removeAll(where: isOnSharedShelf); shelf.jars = updatedJars }
    Button("Tidy") { shelf.tidy() }
  }
}
