import Combine
import SwiftUI

@MainActor
enum Post {
  static let latest = CurrentValueSubject<String, Never>("")
}

@MainActor
@Observable
final class Code: ObservableObject {
  private(set) var text = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []

  init() {
    Post.latest.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
  }

  func follow(_ address: String) { Post.latest.send(address) }
}

/// The action runs when the row appears, before any task.
struct ChangeRow: View {
  // FIXME: [migrate-observable] Create `code` in the `App` and pass it in: its initializer subscribes to a publisher or a key path (Code.swift:15).
  @StateObject private var code = Code()
  let address: String

  var body: some View {
    Text(code.text)
      .onChange(of: address, initial: true) { code.follow(address) }
  }
}

enum Addresses {
  static let latest = CurrentValueSubject<String, Never>("first")
  static let next = PassthroughSubject<String, Never>()
}

/// The subject gives what it holds at once.
struct LatestRow: View {
  // FIXME: [migrate-observable] Create `code` in the `App` and pass it in: its initializer subscribes to a publisher or a key path (Code.swift:15).
  @StateObject private var code = Code()

  var body: some View {
    Text(code.text)
      .onReceive(Addresses.latest) { code.follow($0) }
  }
}
