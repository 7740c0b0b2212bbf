import SwiftUI

final class Tabs: ObservableObject {
  @Published private(set) var title = ""
  let all: [String]
  var index: Int {
    didSet { title = all[index] }
  }
  /// It may be set twice while the object is made.
  var turns: Int {
    didSet { title += "." }
  }
  /// It begins as nil.
  var last: String? {
    didSet { title += "!" }
  }

  init(all: [String], index: Int) {
    self.all = all
    self.index = index
    turns = 0
    last = nil
    if index > 0 { turns = 1 }
  }
}

struct TabsView: View {
  @ObservedObject var tabs: Tabs

  var body: some View {
    Stepper("\(tabs.index) \(tabs.turns) \(tabs.last ?? "")", value: $tabs.index)
    Button("Turn") {
      tabs.turns += 1
      tabs.last = tabs.title
    }
  }
}
