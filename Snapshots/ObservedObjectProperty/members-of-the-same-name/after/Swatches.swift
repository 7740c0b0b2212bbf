import Combine
import SwiftUI

@Observable
final class Palette {
  var name = "Reds"
}

@Observable
final class Shade {
  var depth = 1
}

/// Its members have the names of properties of views.
@Observable
final class Editor {
  var isOpen = false {
    willSet { isOpenSubject.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var isOpenSubject = CurrentValueSubject<Bool, Never>(_isOpen)
  var palette = Palette()
  var tint = Shade()
}

/// Code binds to the editor's property of this name, and assigns another object's.
struct PaletteRow: View {
  let palette: Palette
  let tint: Shade

  var body: some View { Text("\(palette.name), \(tint.depth)") }
}

/// Code replaces the object in a copy of the view.
struct ShadeRow: View {
  var shade: Shade

  var body: some View { Text("\(shade.depth)") }

  func showing(_ other: Shade) -> ShadeRow {
    var copy = zip([self], [1]).max { $0.1 < $1.1 }!.0
    copy.shade = other
    return copy
  }
}

/// A binding sets the property of this view.
struct FrameRow: View {
  var frame: Palette

  var body: some View { Text(frame.name) }
}

/// A call of a publisher has this name.
struct StoreRow: View {
  let store: Palette

  var body: some View { Text(store.name) }
}

final class Watcher {
  private var subscriptions: Set<AnyCancellable> = []

  func watch(_ editor: Editor) {
    editor.isOpenSubject.sink { print($0) }.store(in: &subscriptions)
  }
}

struct EditorView: View {
  @Bindable var editor: Editor
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
