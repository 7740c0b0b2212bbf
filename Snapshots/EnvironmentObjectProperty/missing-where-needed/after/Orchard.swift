import SwiftUI

@Observable
final class Harvest {
  var baskets = 2
}

@main
struct OrchardApp: App {
  @State private var harvest = Harvest()

  var body: some Scene {
    WindowGroup { OrchardView().environment(harvest) }
    WindowGroup("Gate") { Gate(isOpen: false) }
  }
}

struct OrchardView: View {
  var body: some View { Gate(isOpen: true) }
}

struct Gate: View {
  let isOpen: Bool

  var body: some View {
    Lane(isOpen: isOpen)
    Toll(isOpen: isOpen)
    Sign()
    Offer()
    Store()
  }
}

/// Reads the object in a label, which is shown at once.
struct Offer: View {
  @Environment(Harvest.self) private var harvest

  var body: some View {
    Menu {
      Text("Sell")
    } label: {
      Text("\(harvest.baskets)")
    }
  }
}

/// Reads the object once the menu is open.
struct Store: View {
  @Environment(Harvest.self) private var harvest: Harvest!

  var body: some View {
    Menu {
      Text("\(harvest.baskets)")
    } label: {
      Text("Store")
    }
  }
}

/// Passes the object on.
struct Lane: View {
  @Environment(Harvest.self) private var harvest: Harvest!
  let isOpen: Bool

  var body: some View {
    if isOpen { BasketCount(harvest: harvest) }
  }
}

/// Binds the object.
struct Toll: View {
  @Environment(Harvest.self) private var harvest
  let isOpen: Bool

  var body: some View {
    @Bindable var harvest = harvest
    if isOpen { Stepper("Baskets", value: $harvest.baskets) }
  }
}

/// Reads the object each time, through a part of its body.
struct Sign: View {
  @Environment(Harvest.self) private var harvest

  var body: some View {
    VStack { count }
  }

  private var count: some View { Text("\(harvest.baskets)") }
}

struct BasketCount: View {
  let harvest: Harvest

  var body: some View { Text("\(harvest.baskets)") }
}
