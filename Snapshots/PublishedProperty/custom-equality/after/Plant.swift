import SwiftUI

struct Plant: Identifiable, Equatable {
  let id: Int
  var name: String

  static func == (left: Plant, right: Plant) -> Bool { left.id == right.id }
}

/// What `==` ignores is shown nowhere.
struct Label: Equatable {
  let id: Int
  var remark: String

  static func == (left: Label, right: Label) -> Bool { left.id == right.id }
}

@Observable
final class PlantStore {
  var selected = Plant(id: 1, name: "Fern")
  var label = Label(id: 1, remark: "")
  /// No view shows it.
  var last = Plant(id: 1, name: "Fern")

  func rename() {
    last = selected
    selected = Plant(id: 1, name: "Ivy")
    label = Label(id: 1, remark: "renamed")
    print(label.remark)
  }
}

struct PlantView: View {
  let store: PlantStore

  var body: some View {
    Text("\(store.selected.name) \(store.label.id)")
    Button("Rename") { store.rename() }
  }
}
