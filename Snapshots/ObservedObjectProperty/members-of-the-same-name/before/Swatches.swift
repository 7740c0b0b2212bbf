import Combine
import SwiftUI

final class Palette: ObservableObject {
  @Published var name = "Reds"
}

final class Shade: ObservableObject {
  @Published var depth = 1
}

/// Its members have the names of properties of views.
final class Editor: ObservableObject {
  @Published var isOpen = false
  @Published var palette = Palette()
  var tint = Shade()
}

/// Code binds to the editor's property of this name, and assigns another object's.
struct PaletteRow: View {
  @ObservedObject var palette: Palette
  @ObservedObject var tint: Shade

  var body: some View { Text("\(palette.name), \(tint.depth)") }
}

/// Code replaces the object in a copy of the view.
struct ShadeRow: View {
  @ObservedObject var shade: Shade

  var body: some View { Text("\(shade.depth)") }

  func showing(_ other: Shade) -> ShadeRow {
    var copy = zip([self], [1]).max { $0.1 < $1.1 }!.0
    copy.shade = other
    return copy
  }
}

/// A binding sets the property of this view.
struct FrameRow: View {
  @ObservedObject var frame: Palette

  var body: some View { Text(frame.name) }
}

/// A call of a publisher has this name.
struct StoreRow: View {
  @ObservedObject var store: Palette

  var body: some View { Text(store.name) }
}

final class Watcher {
  private var subscriptions: Set<AnyCancellable> = []

  func watch(_ editor: Editor) {
    editor.$isOpen.sink { print($0) }.store(in: &subscriptions)
  }
}

struct EditorView: View {
  @ObservedObject var editor: Editor
  @State private var row = FrameRow(frame: Palette())

  var body: some View {
    TextField("Name", text: $editor.palette.name)
    PaletteRow(palette: editor.palette, tint: editor.tint)
    ShadeRow(shade: editor.tint).showing(Shade())
    FrameEditor(frame: $row.frame)
    StoreRow(store: editor.palette)
    Button("Darken") { darken(editor) }
  }
}

struct FrameEditor: View {
  @Binding var frame: Palette

  var body: some View { Button("Replace") { frame = Palette() } }
}

func darken(_ editor: Editor) {
  let darkest = zip([editor], [1]).max { $0.1 < $1.1 }!.0
  darkest.tint = Shade()
  editor.isOpen = true
}
