import Combine
import Foundation
import SwiftUI

@Observable
final class Downloads {
  private(set) var names: [String] = []
  private let arrivals: CurrentValueSubject<String, Never>
  @ObservationIgnored private var cancellables = Set<AnyCancellable>()
  @ObservationIgnored private(set) var isReady = false

  init(arrivals: CurrentValueSubject<String, Never>) {
    self.arrivals = arrivals
  }

  @MainActor
  func bootstrap() async {
    guard !isReady else { return }
    Task {
      await load()
    }
    observe()
    isReady = true
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
  @State private var downloads: Downloads

  init(arrivals: CurrentValueSubject<String, Never>) {
    _downloads = State(wrappedValue: Downloads(arrivals: arrivals))
  }

  var body: some View {
    Text("\(downloads.names.count) files")
      .task { await downloads.bootstrap() }
  }
}
