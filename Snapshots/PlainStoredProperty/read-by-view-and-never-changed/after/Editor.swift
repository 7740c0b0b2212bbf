import SwiftUI

@Observable
final class Desk {
  var pens = 3
}

@Observable
final class Editor {
  var text = ""
  @ObservationIgnored private weak var desk: Desk?
  @ObservationIgnored private unowned var owner: Desk
  @ObservationIgnored lazy var capacity = 10 * owner.pens

  var pens: Int { desk?.pens ?? 0 }
  var ownPens: Int { owner.pens }

  init(desk: Desk) {
    self.desk = desk
    owner = desk
  }
}

struct EditorView: View {
  let editor: Editor

  var body: some View {
    Text("\(editor.text), \(editor.pens) of \(editor.ownPens) pens, \(editor.capacity) lines")
    Button("Write") { editor.text += "x" }
  }
}
