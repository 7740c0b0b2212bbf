import SwiftUI

@Observable
final class Code {
  private(set) var text = ""
  var parts: [String] = []

  func bind(_ secret: String) { text = String(secret.reversed()) }
}

/// A method receives the input.
struct CodeRow: View {
  private let code = Code()

  init(secret: String) {
    code.bind(secret)
  }

  var body: some View { Text(code.text) }
}

/// An own method passes it on.
struct CodeLabel: View {
  private let code = Code()

  init(secret: String) {
    fill(secret)
  }

  private func fill(_ secret: String) { code.bind(secret) }

  var body: some View { Text(code.text) }
}

/// Nothing of the input reaches it.
struct CodeField: View {
  @State private var code = Code()
  let title: String

  init(title: String) {
    self.title = title
  }

  var body: some View { Text("\(title) \(code.text)") }
}
