import SwiftUI

@Observable
final class Demo {
  var isDone = false
}

struct Splash: View {
  @Binding var isDone: Bool

  var body: some View {
    Toggle("Done", isOn: $isDone)
  }
}

struct Splash_Previews: PreviewProvider {
  @Bindable private static var demo = Demo()
  static var other = Demo()

  static var previews: some View {
    Splash(isDone: $demo.isDone)
    Text(other.isDone ? "done" : "not yet")
  }
}
