import SwiftUI

final class LabelTokens: Tokens {
  @Published var lines = 1
}

struct TokenText: View {
  @ObservedObject var tokens: LabelTokens

  var body: some View {
    Text("\(tokens.lines) \(tokens.scale)")
  }
}
