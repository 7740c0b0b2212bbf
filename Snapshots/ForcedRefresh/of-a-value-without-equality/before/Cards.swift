import SwiftUI

struct Card { var title = "" }

final class Cards: ObservableObject {
  @Published var all: [Card] = []
  @Published var top: Card?
  @Published var name = ""

  func refresh() {
    self.all = self.all
    top = top
    self.name = name
  }
}
