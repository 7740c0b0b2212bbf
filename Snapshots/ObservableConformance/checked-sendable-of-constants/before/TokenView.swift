import SwiftUI

struct TokenView: View {
  @EnvironmentObject private var token: Token

  var body: some View { Text("\(token.value)") }
}

struct Page: View {
  var body: some View { TokenView().environmentObject(Token()) }
}
