import SwiftUI

@Observable
final class Plant: Identifiable {
  let id = UUID()
  var name = "Moss"
  var height = 1
  var mark: Int? = 1
  /// No view reads it.
  @ObservationIgnored var weight = 1

  var size: Int { height * 2 }

  func grow() {
    height += 1
    mark = height
    weight += 1
    name += "!"
  }
}

@Observable
final class Shelf {
  var plants: [Plant] = []
  var order = 0

  func turn() {
    order += 1
    plants.reverse()
  }
}

struct ShelfView: View {
  let shelf: Shelf

  var body: some View {
    VStack {
      Text("\(shelf[keyPath: \.order])")
      Text(shelf.plants.map(\.size).map(String.init).joined())
      ForEach(shelf.plants, id: \.mark) { Text($0.name) }
    }
  }
}
