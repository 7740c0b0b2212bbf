import SwiftUI

struct Card { var title = "" }

@Observable
final class Cards {
  var all: [Card] = []
  var top: Card?
  var name = ""

  func refresh() {
    self.all = self.all
    top = top
    self.name = name
  }
}
