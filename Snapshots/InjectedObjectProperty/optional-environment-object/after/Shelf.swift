import SwiftUI

extension EnvironmentObject {
  @propertyWrapper struct IfAny: DynamicProperty {
    var wrappedValue: ObjectType? { nil }
  }
}

@Observable
final class Shelf {
  var books: [String] = []
}

@Observable
final class Lamp {
  var isLit = false
}

@Observable
final class Door {
  var isOpen = false
}

struct ShelfView: View {
  @Environment(Shelf.self) private var shelf: Shelf?
  @Environment(Lamp.self) private var lamp: Lamp?
  @Environment(Door.self) private var door

  var body: some View {
    Text("\(shelf?.books.count ?? 0) \(lamp?.isLit == true ? "lit" : "") \(door.isOpen ? "open" : "")")
  }
}

struct RoomView: View {
  @State private var shelf = Shelf()
  @State private var lamp = Lamp()
  @State private var door = Door()

  var body: some View {
    ShelfView()
      .environment(shelf)
      .environment(lamp)
      .environment(door)
  }
}
