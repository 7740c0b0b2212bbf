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
  @StateObject private var code = Code()

  var body: some View {
    Text(code.text)
      .onReceive(Addresses.latest) { code.follow($0) }
  }
}
