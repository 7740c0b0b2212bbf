import SwiftUI

final class Loading: ObservableObject {
  @Published var isHidden = false
}

struct LoadingView: View {
  @ObservedObject var loading: Loading

  var body: some View {
    Text("Loading")
      .modifier(HidingModifier(isHidden: loading.$isHidden))
  }
}
