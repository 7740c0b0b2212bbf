import SwiftUI

struct TokenView: View {
  @Environment(AppDelegate.self) private var delegate

  var body: some View {
    Text(delegate.token)
  }
}
