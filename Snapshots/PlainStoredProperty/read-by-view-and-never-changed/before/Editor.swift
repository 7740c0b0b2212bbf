import SwiftUI

final class Desk: ObservableObject {
  @Published var pens = 3
}

final class Editor: ObservableObject {
  @Published var text = ""
  private weak var desk: Desk?
  private unowned var owner: Desk
  lazy var capacity = 10 * owner.pens

  var pens: Int { desk?.pens ?? 0 }
  var ownPens: Int { owner.pens }

  init(desk: Desk) {
    self.desk = desk
    owner = desk
  }
}

struct EditorView: View {
  @ObservedObject var editor: Editor

  var body: some View {
    Text("\(editor.text), \(editor.pens) of \(editor.ownPens) pens, \(editor.capacity) lines")
    Button("Write") { editor.text += "x" }
  }
}
