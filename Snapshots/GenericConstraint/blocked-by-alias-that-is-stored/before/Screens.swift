import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable

final class Basket: ObservableObject, Identifiable {
  @Published var count = 0
}

final class Clock: ObservableObject {
  @Published var ticks = 0
}

struct Screen<Model: ScreenModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(verbatim: "\(model.id)")
  }
}

final class Screens {
  var last: (any ScreenModel)?
}

struct BasketView: View {
  let screens: Screens
  @StateObject private var basket = Basket()

  var body: some View {
    Screen(model: basket)
      .onAppear { screens.last = basket }
  }
}

struct ClockView: View {
  @StateObject private var clock = Clock()

  var body: some View {
    Text("\(clock.ticks)")
  }
}
