import SwiftUI

@Observable
final class Draft {
  var tags: [String] = []
  let store: UserDefaults
  @ObservationIgnored private(set) var isReady = false

  init(store: UserDefaults = .standard) {
    self.store = store
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    tags = store.data(forKey: "tags").flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
    isReady = true
  }
}

struct DraftView: View {
  @State private var draft = Draft()

  var body: some View {
    List(draft.tags, id: \.self) { Text($0) }
      .task { await draft.bootstrap() }
  }
}
