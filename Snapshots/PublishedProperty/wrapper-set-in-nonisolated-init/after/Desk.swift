import SwiftUI

@MainActor
@Observable
final class Desk {
  private(set) var isOpen: Bool
  var title: String?
  var drawers = 2
  var note: String

  nonisolated init(title: String? = nil, note: String, drawers: Int) {
    _isOpen = title != nil
    self._title = title
    _drawers = drawers
    self._note = note
  }

  init(note: String) {
    self.isOpen = true
    self.note = note
  }
}

struct DeskView: View {
  let desk: Desk

  var body: some View {
    Text(desk.title ?? desk.note)
    Text("\(desk.drawers)")
    Toggle("Open", isOn: .constant(desk.isOpen))
    Button("Note") { desk.note += "!" }
  }
}
