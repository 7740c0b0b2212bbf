import SwiftUI

final class PanelModel: ObservableObject {
  @Published var title = "Panel"
  /// Run in actions alone.
  var onClose: (() -> Void)?
  var onPick: ((Int) -> Void)?
  var onOpen: () -> () = {}
  /// Run while a view is evaluated.
  var onLook: (() -> Void)?
  /// Handed to a view, which goes on with the one that it was given.
  var onShare: (() -> Void)?
  /// Asked whether there is one.
  var onDelete: (() -> Void)?
  /// What it gives is shown.
  var subtitle: (() -> String)?

  func name() -> String {
    onLook?()
    return title
  }
}

struct IconButton: View {
  let name: String
  let action: () -> Void

  var body: some View {
    Button(action: action) { Text(name) }
  }
}

struct PanelView: View {
  @ObservedObject var model: PanelModel

  var body: some View {
    Text(model.name())
    Text(model.subtitle?() ?? "")
    IconButton(name: "Close") { model.onClose?() }
    IconButton(name: "First") { [weak model] in model?.onPick?(1) }
    Button("Open", action: open)
    Button("Share", action: model.onShare ?? {})
    if model.onDelete != nil {
      IconButton(name: "Delete") { model.onDelete?() }
    }
  }

  private func open() {
    model.onOpen()
  }
}

final class Host {
  let model = PanelModel()

  func wire() {
    model.onClose = { print("close") }
    model.onPick = { print($0) }
    model.onOpen = { print("open") }
    model.onLook = { print("look") }
    model.onShare = { print("share") }
    model.onDelete = { print("delete") }
    model.subtitle = { "one" }
  }
}
