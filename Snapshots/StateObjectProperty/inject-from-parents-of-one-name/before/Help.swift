import SwiftUI

private struct Window: View {
  var body: some View {
    RootView()
  }
}

struct Help: View {
  var body: some View {
    Window()
  }
}
