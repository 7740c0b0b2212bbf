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

enum Addresses {
  static let next = PassthroughSubject<String, Never>()
}

/// Neither runs before the address changes.
struct NextRow: View {
  @StateObject private var code = Code()
  let address: String

  var body: some View {
    Text(code.text)
      .onChange(of: address) { code.follow(address) }
      .onReceive(Addresses.next) { code.follow($0) }
  }
}
