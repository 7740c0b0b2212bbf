import SwiftUI

@Observable
class Plant {
  var name = ""
  @ObservationIgnored var note = ""
}

@Observable
final class Tree: Plant {
  var height = 0
  @ObservationIgnored override var name: String {
    didSet { height += 1 }
  }
  override var note: String {
    get { super.note + "!" }
    set { super.note = newValue }
  }
}
