import Combine
import SwiftUI

typealias ScreenModel = ObservableObject & Identifiable

final class Basket: ObservableObject, Identifiable {
  @Published var count = 0
}

struct Screen<Model: ScreenModel>: View {
  @ObservedObject var model: Model

  var body: some View {
    Text(verbatim: "\(model.id)")
  }
}

struct BasketView: View {
  @StateObject private var basket = Basket()

  var body: some View {
    Screen(model: basket)
  }
}
