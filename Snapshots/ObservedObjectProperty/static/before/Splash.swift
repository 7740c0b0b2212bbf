import SwiftUI

final class Demo: ObservableObject {
  @Published var isDone = false
}

struct Splash: View {
  @Binding var isDone: Bool

  var body: some View {
    Toggle("Done", isOn: $isDone)
  }
}

struct Splash_Previews: PreviewProvider {
  @ObservedObject private static var demo = Demo()
  @ObservedObject static var other = Demo()

  static var previews: some View {
    Splash(isDone: $demo.isDone)
    Text(other.isDone ? "done" : "not yet")
  }
}
