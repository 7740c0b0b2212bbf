import SwiftUI

@Observable
final class Basket {
  var isOpen = false
}

final class Till: ObservableObject {
  @Published var sum = 0
}

struct ShopView: View {
  @Environment(Basket.self) private var basket
  @StateObject private var till = Till()

  var body: some View {
    Button("Pay") { till.sum = 0 }
      .sheet(isPresented: Bindable(basket).isOpen) { Text("The basket") }
  }
}

final class Lamp {
  var isOn = false
}

struct LampView: View {
  @ObservedObject var till: Till
  let lamp: Lamp

  var body: some View {
    Text(lamp.isOn ? "Open" : "Closed")
    Button("Switch") { lamp.isOn.toggle() }
  }
}
