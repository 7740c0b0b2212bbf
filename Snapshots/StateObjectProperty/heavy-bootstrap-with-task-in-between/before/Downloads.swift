import Combine
import Foundation
import SwiftUI

final class Downloads: ObservableObject {
  @Published private(set) var names: [String] = []
  private let arrivals: CurrentValueSubject<String, Never>
  private var cancellables = Set<AnyCancellable>()

  init(arrivals: CurrentValueSubject<String, Never>) {
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
      .receive(on: DispatchQueue.main)
      .sink { [weak self] in self?.names.append($0) }
      .store(in: &cancellables)
  }
}

struct DownloadsView: View {
  @StateObject private var downloads: Downloads

  init(arrivals: CurrentValueSubject<String, Never>) {
    _downloads = StateObject(wrappedValue: Downloads(arrivals: arrivals))
  }

  var body: some View {
    Text("\(downloads.names.count) files")
  }
}
