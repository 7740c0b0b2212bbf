import SwiftUI

final class Plant: ObservableObject, Identifiable {
  let id = UUID()
  @Published var name = "Moss"
  var height = 1
  var mark: Int? = 1
  /// No view reads it.
  var weight = 1

  var size: Int { height * 2 }

  func grow() {
    height += 1
    mark = height
    weight += 1
    name += "!"
  }
}

final class Shelf: ObservableObject {
  @Published var plants: [Plant] = []
  var order = 0

  func turn() {
    order += 1
    plants.reverse()
  }
}

struct ShelfView: View {
  @ObservedObject var shelf: Shelf

  var body: some View {
    VStack {
      Text("\(shelf[keyPath: \.order])")
      Text(shelf.plants.map(\.size).map(String.init).joined())
      ForEach(shelf.plants, id: \.mark) { Text($0.name) }
    }
  }
}
