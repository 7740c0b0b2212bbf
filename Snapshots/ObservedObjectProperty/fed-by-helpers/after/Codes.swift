import SwiftUI

@Observable
final class Code {
  private(set) var text = ""
  subscript(part: Int) -> String {
    get { text }
    set { text = newValue }
  }

  init() {}
  init(secret: String) { text = secret }

  func bind(_ secret: String) { text = secret }
}

@MainActor func fill(_ code: Code, with secret: String) { code.bind(secret) }

/// A function of the project fills the object.
struct FilledRow: View {
  private let code = Code()

  init(secret: String) { fill(code, with: secret) }

  var body: some View { Text(code.text) }
}

/// A method of the view does.
struct BoundRow: View {
  private let code = Code()

  init(secret: String) { bind(secret) }

  private func bind(_ secret: String) { code[0] = secret }

  var body: some View { Text(code.text) }
}

/// The input is read from the property that stores it.
struct StoredRow: View {
  let secret: String
  private let code: Code

  init(secret: String) {
    self.secret = secret
    self.code = Code(secret: self.secret)
  }

  var body: some View { Text(code.text) }
}

/// No input reaches the object.
struct PlainRow: View {
  let secret: String
  @State private var code: Code

  init(secret: String) {
    self.secret = secret
    _code = State(wrappedValue: Code())
  }

  var body: some View { Text(secret + code.text) }
}

struct Page: View {
  @State private var secret = "abc"

  var body: some View {
    FilledRow(secret: secret)
    BoundRow(secret: secret)
    StoredRow(secret: secret)
    PlainRow(secret: secret)
    Button("Next") { secret += "d" }
  }
}
