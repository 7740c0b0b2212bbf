import SwiftUI

extension EnvironmentObject {
  @propertyWrapper struct IfAny: DynamicProperty {
    var wrappedValue: ObjectType? { nil }
  }
}

final class Shelf: ObservableObject {
  @Published var books: [String] = []
}

final class Lamp: ObservableObject {
  @Published var isLit = false
}

final class Door: ObservableObject {
  @Published var isOpen = false
}

struct ShelfView: View {
  @EnvironmentObject<Shelf>.IfAny private var shelf
  @SwiftUI.EnvironmentObject.IfAny private var lamp: Lamp?
  @EnvironmentObject private var door: Door

  var body: some View {
    Text("\(shelf?.books.count ?? 0) \(lamp?.isLit == true ? "lit" : "") \(door.isOpen ? "open" : "")")
  }
}

struct RoomView: View {
  @StateObject private var shelf = Shelf()
  @StateObject private var lamp = Lamp()
  @StateObject private var door = Door()

  var body: some View {
    ShelfView()
      .environmentObject(shelf)
      .environmentObject(lamp)
      .environmentObject(door)
  }
}
