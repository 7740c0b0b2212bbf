import Combine
import Foundation
import SwiftUI

@MainActor
@Observable
final class Code {
  private(set) var text = ""
  private let source = PassthroughSubject<String, Never>()
  @ObservationIgnored private var cancellables: Set<AnyCancellable> = []
  @ObservationIgnored private(set) var isReady = false

  init() {
    source.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
  }

  func bootstrap() async {
    guard !isReady else { return }
    UserDefaults.standard.set(true, forKey: "code")
    isReady = true
  }

  func follow(_ address: String) { source.send(address) }
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
