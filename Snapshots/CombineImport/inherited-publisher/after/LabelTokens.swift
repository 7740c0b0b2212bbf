import Combine
import SwiftUI

@Observable
final class LabelTokens: Tokens {
  var lines = 1 { willSet { objectWillChange.send() } }
}

struct TokenText: View {
  let tokens: LabelTokens

  var body: some View {
    Text("\(tokens.lines) \(tokens.scale)")
  }
}
