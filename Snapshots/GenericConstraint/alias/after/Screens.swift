import SwiftUI

typealias ScreenModel = AnyObject & Observable & Identifiable

@Observable
final class Basket: Identifiable {
  var count = 0
}

struct Screen<Model: ScreenModel>: View {
  let model: Model

  var body: some View {
    Text(verbatim: "\(model.id)")
  }
}

struct BasketView: View {
  @State private var basket = Basket()

  var body: some View {
    Screen(model: basket)
  }
}
