import SwiftUI

@MainActor
final class Desk: ObservableObject {
  @Published private(set) var isOpen: Bool
  @Published var title: String?
  @Published var drawers = 2
  var note: String

  nonisolated init(title: String? = nil, note: String, drawers: Int) {
    _isOpen = Published(wrappedValue: title != nil)
    self._title = Published(initialValue: title)
    _drawers = Published(wrappedValue: drawers)
    self.note = note
  }

  init(note: String) {
    _isOpen = Published(wrappedValue: true)
    self.note = note
  }
}

struct DeskView: View {
  @ObservedObject var desk: Desk

  var body: some View {
    Text(desk.title ?? desk.note)
    Text("\(desk.drawers)")
    Toggle("Open", isOn: .constant(desk.isOpen))
    Button("Note") { desk.note += "!" }
  }
}
