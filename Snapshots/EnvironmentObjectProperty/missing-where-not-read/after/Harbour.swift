import SwiftUI

@Observable
final class Tides {
  var height = 4

  func measure() { height += 1 }
}

struct HarbourApp: App {
  @State private var tides = Tides()

  var body: some Scene {
    WindowGroup {
      HarbourView()
        .environment(tides)
    }
  }
}

struct HarbourView: View {
  var body: some View {
    Pier(showsTides: true)
    MeasureButton()
    Notice()
  }
}

/// The same views, in a window that has no tides.
struct ReceptionApp: View {
  var body: some View {
    Pier(showsTides: false)
    MeasureButton()
    Notice()
  }
}

#Preview {
  HarbourView().environment(Tides())
}

struct ReceptionWindow: App {
  var body: some Scene {
    WindowGroup { ReceptionApp() }
  }
}

/// Reads the object under a condition.
struct Pier: View {
  @Environment(Tides.self) private var tides: Tides!
  let showsTides: Bool

  var body: some View {
    if showsTides { level } else { Text("Pier") }
  }

  private var level: some View { Text("\(tides.height) m") }
}

/// Reads the object in an action.
struct MeasureButton: View {
  @Environment(Tides.self) private var tides: Tides!

  var body: some View {
    Button("Measure") { self.tides.measure() }
  }
}

/// Reads the object on one platform.
struct Notice: View {
  @Environment(Tides.self) var tides: Tides!

  var body: some View {
    #if os(watchOS)
    Text("Notice for \(tides.height) m")
    #else
    Text("Notice")
    #endif
  }
}
