final class TokenStoreMock: TokenStoring {
  var tokens: [String: String] = [:]

  func token(_ name: String) -> String? {
    tokens[name]
  }

  func token(_ name: String) -> Int? {
    nil
  }
}
