import Combine
import SwiftUI

@MainActor
enum Post {
  static let latest = CurrentValueSubject<String, Never>("")
}

@MainActor
@Observable
final class Code {
  private(set) var text = ""
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  private(set) var isReady = false

  func bootstrap() async {
    guard !isReady else { return }
    Post.latest.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
    isReady = true
  }

  func follow(_ address: String) { Post.latest.send(address) }
}

enum Addresses {
  static let next = PassthroughSubject<String, Never>()
}

/// Neither runs before the address changes.
struct NextRow: View {
  @State private var code = Code()
  let address: String

  var body: some View {
    Text(code.text)
      .onChange(of: address) { code.follow(address) }
      .onReceive(Addresses.next) { code.follow($0) }
      .task { await code.bootstrap() }
  }
}
