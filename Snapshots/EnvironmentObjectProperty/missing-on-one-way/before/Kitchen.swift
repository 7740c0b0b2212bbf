import SwiftUI
import UIKit

final class Pantry: ObservableObject {
  @Published var jars = 3
}

final class Oven: ObservableObject {
  @Published var degrees = 180
}

final class Timers: ObservableObject {
  @Published var count = 0
}

@main
struct KitchenApp: App {
  @StateObject private var pantry = Pantry()
  @StateObject private var oven = Oven()
  @StateObject private var timers = Timers()

  var body: some Scene {
    WindowGroup {
      KitchenView()
        .environmentObject(pantry)
        .environmentObject(timers)
    }
  }
}

struct KitchenView: View {
  @StateObject private var oven = Oven()
  @State private var isCooking = false

  var body: some View {
    JarList()
    OvenView()
      .environmentObject(oven)
      .sheet(isPresented: $isCooking) { details }
  }

  private var details: some View {
    VStack { OvenDetails() }
  }
}

struct JarList: View {
  @EnvironmentObject var pantry: Pantry
  var body: some View { Text("\(pantry.jars) jars") }
}

struct OvenView: View {
  @EnvironmentObject var oven: Oven
  var body: some View { Text("\(oven.degrees)") }
}

struct OvenDetails: View {
  @EnvironmentObject var oven: Oven
  var body: some View { Text("\(oven.degrees) degrees") }
}

struct TimerBadge: View {
  @EnvironmentObject var timers: Timers
  var body: some View { Text("\(timers.count)") }
}

struct TimerBar: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    UIHostingController(rootView: VStack { TimerBadge() })
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}
