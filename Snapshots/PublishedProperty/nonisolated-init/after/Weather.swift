import SwiftUI

@MainActor
@Observable
final class Weather {
  var degrees = 20
  var city: String?
  private let source: String

  nonisolated init(source: String) {
    self.source = source
  }

  nonisolated var label: String { source }
}
