import SwiftUI

final class Progress: ObservableObject {
  @Published var step = 0
  let total: Int

  init(total: Int) { self.total = total }
}

struct Page: View {
  @StateObject private var progress: Progress
  private let title: String

  init(total: Int) {
    _progress = StateObject(wrappedValue: Progress(total: total))

    title = "Planting"
  }

  var body: some View { Text("\(title) \(progress.step)") }
}

struct OtherPage: View {
  @StateObject private var progress: Progress
  private let title: String

  init(total: Int, title: String) {
    _progress = StateObject(wrappedValue: Progress(total: total))

    self.title = title
    // Told once.
    print("made")
  }

  var body: some View { Text("\(title) \(progress.step)") }
}
