import SwiftUI

@Observable
final class BadgeLook {
  var tint = "gray"
  @ObservationIgnored var isBold = false
}

@Observable
final class BadgeCount {
  var value = 0
}

@Observable
final class BadgeTaps {
  var count = 0
}

struct Badge: View {
  let title: String
  let look = BadgeLook()
  var count = BadgeCount()
  @State private var taps = BadgeTaps()

  init(_ title: String, count value: Int = 0) {
    self.title = title
    count.value = value
  }

  var body: some View {
    Text("\(title) \(count.value) \(look.tint)\(look.isBold ? "!" : "") \(taps.count)")
    Button("Tap") { taps.count += 1 }
  }

  func tint(_ tint: String) -> Badge {
    look.tint = tint
    return self
  }

  func bold(_ isBold: Bool = true) -> Self {
    var badge = self
    badge.look.isBold = isBold
    return badge
  }
}

struct Inbox: View {
  @State private var unread = 1

  var body: some View {
    Badge("Inbox", count: unread).tint(unread > 1 ? "red" : "blue").bold(unread > 1)
    Button("Receive") { unread += 1 }
  }
}
