import SwiftUI

@MainActor
final class Weather: ObservableObject {
  @Published var degrees = 20
  @Published var city: String?
  private let source: String

  nonisolated init(source: String) {
    self.source = source
  }

  nonisolated var label: String { source }
}
