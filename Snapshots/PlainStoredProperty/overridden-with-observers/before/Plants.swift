import SwiftUI

class Plant: ObservableObject {
  @Published var name = ""
  var note = ""
}

final class Tree: Plant {
  @Published var height = 0
  override var name: String {
    didSet { height += 1 }
  }
  override var note: String {
    get { super.note + "!" }
    set { super.note = newValue }
  }
}
