import SwiftUI

struct TokenView: View {
  @Environment(Token.self) private var token

  var body: some View { Text("\(token.value)") }
}

struct Page: View {
  var body: some View { TokenView().environment(Token()) }
}
