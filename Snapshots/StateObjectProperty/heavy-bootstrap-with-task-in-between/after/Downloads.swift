import Combine
import SwiftUI

@Observable
final class Downloads: ObservableObject {
  private(set) var names: [String] = []
  private let arrivals: PassthroughSubject<String, Never>
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()

  init(arrivals: PassthroughSubject<String, Never>) {
    self.arrivals = arrivals

    Task {
      await load()
    }
    observe()
  }

  private func load() async {
    await Task.yield()
    names.append("kept")
  }

  private func observe() {
    arrivals
      .sink { [weak self] in self?.names.append($0) }
      .store(in: &cancellables)
  }
}

struct DownloadsView: View {
  @StateObject private var downloads: Downloads

  init(arrivals: PassthroughSubject<String, Never>) {
    _downloads = StateObject(wrappedValue: Downloads(arrivals: arrivals))
  }

  var body: some View {
    Text("\(downloads.names.count) files")
  }
}
