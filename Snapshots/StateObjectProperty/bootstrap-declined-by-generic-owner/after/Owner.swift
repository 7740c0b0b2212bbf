import Foundation
import SwiftUI

@Observable
final class Poll: ObservableObject {
  private(set) var count = 0
  @ObservationIgnored private var timer: Timer?

  init() {
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      self?.count += 1
    }
  }
}

/// Owns any model.
struct WithModel<Model: ObservableObject & Observable, Content: View>: View {
  @StateObject private var model: Model
  private let content: (Model) -> Content

  init(
    _ make: @escaping @autoclosure () -> Model,
    @ViewBuilder content: @escaping (Model) -> Content
  ) {
    _model = StateObject(wrappedValue: make())
    self.content = content
  }

  var body: some View { content(model) }
}

struct PollView: View {
  var body: some View {
    WithModel(Poll()) { Text("\($0.count)") }
  }
}
