import SwiftUI

struct Card: Identifiable {
  let id = 0
  var title = ""
}

struct Tag: Hashable { var text = "" }

enum Mode { case list, grid }
enum Filter { case all, by(Card) }

@Observable
final class Cards {
  var all: [Card] = []
  var top: Card?
  var filter = Filter.all
  var onTap: () -> Void = {}
  var name = ""
  var mode = Mode.list
  var tags: [Tag] = []

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
