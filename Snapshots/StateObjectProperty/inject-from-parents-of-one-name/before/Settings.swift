import SwiftUI

private struct Window: View {
  var body: some View {
    RootView()
  }
}

struct Settings: View {
  var body: some View {
    Window()
  }
}
