import SwiftUI

struct Plant: Identifiable {
  let id: Int
  var name: String
}

@Observable
final class Editor {
  var plants = [Plant(id: 1, name: "Fern")]
  var selected: Plant?
  var isOpen = false
}

struct EditorView: View {
  @State private var editor = Editor()

  var body: some View {
    List {
      ForEach($editor.plants) { $plant in
        TextField("Name", text: $plant.name)
      }
      Toggle("Open", isOn: self.$editor.isOpen)
      TextField("First", text: $editor.plants[0].name)
    }
    .sheet(item: $editor.selected) { Text($0.name) }
  }
}
