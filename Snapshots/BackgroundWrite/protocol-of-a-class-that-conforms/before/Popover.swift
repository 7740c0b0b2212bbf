import SwiftUI

/// A protocol of one class, which conforms to it.
protocol Popover: AnyPopover {
  func close()
}

class AnyPopover: Popover {
  func close() {}
}

final class TallyPopover: AnyPopover, ObservableObject {
  @Published var count = 0

  func load() {
    Task { self.count = await next(after: count) }
  }

  private func next(after count: Int) async -> Int { count + 1 }
}

struct TallyView: View {
  @ObservedObject var popover: TallyPopover

  var body: some View {
    Button("\(popover.count)") { popover.load() }
  }
}
