import SwiftUI

@Observable
final class Tabs {
  private(set) var title = ""
  let all: [String]
  var index: Int {
    didSet { title = all[index] }
  }
  /// It may be set twice while the object is made.
  @ObservationIgnored var turns: Int {
    didSet { title += "." }
  }
  /// It begins as nil.
  @ObservationIgnored var last: String? {
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
  @Bindable var tabs: Tabs

  var body: some View {
    Stepper("\(tabs.index) \(tabs.turns) \(tabs.last ?? "")", value: $tabs.index)
    Button("Turn") {
      tabs.turns += 1
      tabs.last = tabs.title
    }
  }
}
