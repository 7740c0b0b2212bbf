import Combine
import Foundation
import SwiftUI

@MainActor
final class Code: ObservableObject {
  @Published private(set) var text = ""
  private let source = PassthroughSubject<String, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init() {
    UserDefaults.standard.set(true, forKey: "code")
    source.sink { [weak self] in self?.text = $0 }.store(in: &cancellables)
  }

  func follow(_ address: String) { source.send(address) }
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
