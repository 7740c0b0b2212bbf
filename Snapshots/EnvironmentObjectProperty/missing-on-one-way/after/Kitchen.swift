import SwiftUI
import UIKit

@Observable
final class Pantry {
  var jars = 3
}

@Observable
final class Oven {
  var degrees = 180
}

@Observable
final class Timers {
  var count = 0
}

@main
struct KitchenApp: App {
  @State private var pantry = Pantry()
  @State private var oven = Oven()
  @State private var timers = Timers()

  var body: some Scene {
    WindowGroup {
      KitchenView()
        .environment(pantry)
        .environment(timers)
    }
  }
}

struct KitchenView: View {
  @State private var oven = Oven()
  @State private var isCooking = false

  var body: some View {
    JarList()
    OvenView()
      .environment(oven)
      .sheet(isPresented: $isCooking) { details }
  }

  private var details: some View {
    VStack { OvenDetails() }
  }
}

struct JarList: View {
  @Environment(Pantry.self) var pantry
  var body: some View { Text("\(pantry.jars) jars") }
}

struct OvenView: View {
  @Environment(Oven.self) var oven
  var body: some View { Text("\(oven.degrees)") }
}

struct OvenDetails: View {
  @Environment(Oven.self) var oven
  var body: some View { Text("\(oven.degrees) degrees") }
}

struct TimerBadge: View {
  @Environment(Timers.self) var timers
  var body: some View { Text("\(timers.count)") }
}

struct TimerBar: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: VStack { TimerBadge() })
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
