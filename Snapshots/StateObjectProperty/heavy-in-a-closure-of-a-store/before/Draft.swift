import SwiftUI

final class Draft: ObservableObject {
  @Published var tags: [String] = []
  let store: UserDefaults

  init(store: UserDefaults = .standard) {
    self.store = store
    tags = store.data(forKey: "tags").flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
  }
}

struct DraftView: View {
  @StateObject private var draft = Draft()

  var body: some View {
    List(draft.tags, id: \.self) { Text($0) }
  }
}
