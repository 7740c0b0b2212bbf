import Combine
import SwiftUI

final class Journal: ObservableObject {
  @Published var title = "Garden"
  private(set) var entries: [String] = []
  private var subscription: AnyCancellable?

  init(entries: AnyPublisher<String, Never>) {
    subscription = entries.sink { [weak self] entry in
      self?.entries.append(entry)
      self?.title = entry
    }
  }
}

struct JournalView: View {
  @ObservedObject var journal: Journal

  var body: some View {
    Text(journal.title)
    ForEach(journal.entries, id: \.self) { entry in
      Text(entry)
    }
  }
}
