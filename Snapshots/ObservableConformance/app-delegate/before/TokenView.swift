import SwiftUI

struct TokenView: View {
  @EnvironmentObject private var delegate: AppDelegate

  var body: some View {
    Text(delegate.token)
  }
}
