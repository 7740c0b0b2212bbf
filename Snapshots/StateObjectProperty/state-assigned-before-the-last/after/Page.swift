import SwiftUI

@Observable
final class Progress {
  var step = 0
  let total: Int

  init(total: Int) { self.total = total }
}

struct Page: View {
  @State private var progress: Progress
  private let title: String

  init(total: Int) {
    title = "Planting"
    _progress = State(wrappedValue: Progress(total: total))
  }

  var body: some View { Text("\(title) \(progress.step)") }
}

struct OtherPage: View {
  @State private var progress: Progress
  private let title: String

  init(total: Int, title: String) {
    self.title = title
    _progress = State(wrappedValue: Progress(total: total))

    // Told once.
    print("made")
  }

  var body: some View { Text("\(title) \(progress.step)") }
}
