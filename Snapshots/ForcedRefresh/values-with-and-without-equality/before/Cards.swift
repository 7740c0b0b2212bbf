import SwiftUI

struct Card: Identifiable {
  let id = 0
  var title = ""
}

struct Tag: Hashable { var text = "" }

enum Mode { case list, grid }
enum Filter { case all, by(Card) }

final class Cards: ObservableObject {
  @Published var all: [Card] = []
  @Published var top: Card?
  @Published var filter = Filter.all
  @Published var onTap: () -> Void = {}
  @Published var name = ""
  @Published var mode = Mode.list
  @Published var tags: [Tag] = []

  func refreshWhatIsAlwaysAnnounced() {
    self.all = self.all
    top = top
    filter = filter
    onTap = onTap
  }

  func refresh() {
    self.name = name
    mode = self.mode
    tags = tags
  }

  func rename(_ name: String) { self.name = name }
}
