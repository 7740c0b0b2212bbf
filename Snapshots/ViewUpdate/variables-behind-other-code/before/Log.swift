import SwiftUI

/// Views show none of what it counts and writes to the log.
enum Log {
  nonisolated(unsafe) static var count = 0

  static func counted(_ text: String) -> String {
    count += 1
    print("text \(count): \(text)")
    return text
  }
}

final class Pager: ObservableObject {
  @Published var page = 0 {
    didSet { Log.count = 0 }
  }
}

struct PagerView: View {
  @ObservedObject var pager: Pager

  var body: some View {
    Text(Log.counted("Page"))
  }
}

struct PageStepper: View {
  @ObservedObject var pager: Pager

  var body: some View {
    Stepper("\(pager.page)", value: $pager.page)
  }
}
